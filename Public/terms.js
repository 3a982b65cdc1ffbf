// What words there are in a text, and which of them are as good as the same: for ranking.js, which
// reads the pages and the queries alike.
"use strict";

tracebookParts.terms = (() => {
  const plain = (text) => text.normalize("NFKC");
  const isHan = (word) => /^\p{Script=Han}/u.test(word);
  /** Han letters in a row are one piece, as they have no spaces between words. */
  const pieces = /\p{Script=Han}+|(?:[^\P{L}\p{Script=Han}]|[\p{N}\p{M}])+/gu;
  /** The parts of `applicationDidEnterBackground`, `URLSession` or `scenePhase`. */
  const humps = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu;

  /** A word without its ending, so that `kills`, `killed` and `killing` are one. It is English in
      every language, as names are. */
  function stem(word) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
    let it = word;
    if (/(ss|sh|ch|x)es$/.test(it)) it = it.slice(0, -2);
    else if (/ies$/.test(it)) it = `${it.slice(0, -3)}y`;
    else if (/[^sui]s$/.test(it)) it = it.slice(0, -1);
    const cut = it.replace(/(ing|ed|er|ly)$/, "");
    // What is left has to be a word: `string` and `red` keep their ends.
    if (cut !== it && cut.length > 2 && /[aeiouy]/.test(cut)) {
      it = cut.replace(/([bdfgmnprt])\1$/, "$1");
    }
    return it.replace(/([ae]n)sion$/, "$1d").replace(/ation$/, "").replace(/([st])ion$/, "$1")
      .replace(/(...)e$/, "$1").replace(/y$/, "i");
  }

  /** How many letters are other ones, more, missing or swapped; above the limit only that it is
      more. */
  function distance(one, other, limit) {
    if (Math.abs(one.length - other.length) > limit) return limit + 1;
    let [older, old] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)];
    for (let row = 1; row <= one.length; row += 1) {
      const now = [row];
      for (let column = 1; column <= other.length; column += 1) {
        const isSame = one[row - 1] === other[column - 1];
        now[column] = Math.min(old[column] + 1, now[column - 1] + 1, old[column - 1] + !isSame);
        if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
          now[column] = Math.min(now[column], older[column - 2] + 1);
        }
      }
      if (Math.min(...now) > limit) return limit + 1;
      [older, old] = [old, now];
    }
    return old[other.length];
  }

  /** How many letters two texts have in common, and pairs of letters: from 0 to a half. */
  function likeness(one, other) {
    const letters = (text) => {
      const all = plain(text).toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
      return new Set([...all].flatMap((it, at) => [it, all.slice(at, at + 2)]));
    };
    const [own, others] = [letters(one), letters(other)];
    return [...own].filter((it) => others.has(it)).length / (own.size + others.size || 1);
  }

  const known = new Map();
  /** The terms of a piece: a word and the parts of a name, or the pairs of Han letters.

      `term` is what stands for the word, `size` the letters that it has of the piece. A part has
      the `whole` name, and `rest`, what it begins: `didEnter` is found in longer names, too. */
  function termsOf(piece) {
    if (isHan(piece)) {
      const pairs = Math.max(1, piece.length - 1);
      return Array.from({ length: pairs }, (_, start) => {
        const word = piece.slice(start, start + 2);
        return { word, term: word, start, size: piece.length / pairs };
      });
    }
    if (known.has(piece)) return known.get(piece);
    const word = piece.toLowerCase();
    const found = [{ word, term: stem(word), start: 0, size: word.length }];
    const parts = [...piece.matchAll(humps)];
    found[0].isName = parts.length > 1;
    for (const { 0: letters, index: start } of found[0].isName ? parts : []) {
      const part = letters.toLowerCase();
      if (part.length < 2) continue;
      const rest = start && word.slice(start);
      found.push({ word: part, term: stem(part), start, size: part.length, whole: word, rest });
    }
    known.set(piece, found);
    return found;
  }
  const terms = (text) => (text.match(pieces) ?? []).flatMap(termsOf);

  /** The words of a sorted list that begin with some letters. */
  function beginning(list, letters) {
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle] < letters) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (list[end]?.startsWith(letters)) end += 1;
    return list.slice(low, end);
  }

  return { plain, isHan, stem, distance, likeness, beginning, pieces, termsOf, terms };
})();
