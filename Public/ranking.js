// Which pages answer a query, the best one first: BM25 over their sections. A rare word tells more
// than a common one, a title more than a heading, and that more than the text; a page may lack some
// of the words. The box and the list are in search.js.
"use strict";

tracebookParts.ranking = (tools) => {
  const { plain, isHan, stem, distance, likeness, beginning, pieces, termsOf, terms } = tools;

  /** How much a find is worth by what was found: the word itself, a part of a name, a synonym, a
      word or a part of a name that begins so, one with another letter, letters inside a word. */
  const worth = {
    word: 1, part: 0.4, synonym: 1.8, begun: 0.6, edge: 0.3, typo: 0.8, inside: 0.15,
  };
  /** How much by where it was found: in what is said of a page, in the text of all its sections,
      in that of the best one, which is 1. Tests/Browser/queries.tsv has what came of it. */
  const weight = { title: 5, about: 3.5, keyword: 1, heading: 1.25, page: 0.3, section: 1 };
  /** How much of what it is worth a name owes to its length, as one that is the word and nothing
      else is meant rather than one that has it among others; and a page to how much it has of the
      query. */
  const owed = { name: 0.8, wholeName: 1.6, query: 0.4 };

  /** What is in the pages: for each term of a field the documents that have it, and how much. A
      document of headings or text is a section, any other one a page. */
  function read(index) {
    const fields = {};
    for (const field of ["title", "keyword", "about", "heading", "text"]) fields[field] = new Map();
    // The terms by their words, the words of names, names by their ends, first words of two.
    const [vocabulary, names, ends, pairs] = [new Map(), new Set(), new Map(), new Map()];

    function note(field, term, document, value) {
      const places = fields[field].get(term);
      if (!places) fields[field].set(term, [document, value]);
      else if (places.at(-2) === document) places[places.length - 1] += value;
      else places.push(document, value);
    }

    function noteEnd({ rest, whole }) {
      if (rest) ends.set(rest, (ends.get(rest) ?? new Set()).add(whole));
    }

    function readName(field, document, text, part = 1) {
      const all = terms(plain(text));
      const size = all.reduce((sum, it) => sum + (it.whole ? 0 : it.size), 0) || 1;
      let last;
      for (const it of all) {
        vocabulary.set(it.word, it.term);
        names.add(it.word);
        noteEnd(it);
        note(field, it.term, document, (part * it.size) / size);
        if (isHan(it.word)) continue;
        // Two words may be written as one.
        if (last && !it.whole === !last.whole) {
          const pair = last.word + it.word;
          if (!vocabulary.has(pair)) pairs.set(pair, last.word);
          vocabulary.set(pair, stem(pair));
          names.add(pair);
          note(field, stem(pair), document, (part * (last.size + it.size)) / size);
        }
        last = it;
      }
    }

    function readText(field, document, text, part = 1) {
      const all = terms(plain(text));
      for (const it of all) {
        vocabulary.set(it.word, it.term);
        if (it.whole) names.add(it.word).add(it.whole);
        noteEnd(it);
        note(field, it.term, document, part);
      }
      return all.length;
    }

    const repeats = new Map();
    for (const [, , parts] of index) {
      for (const [heading] of parts) repeats.set(heading, (repeats.get(heading) ?? 0) + 1);
    }
    const sections = [];
    const pages = index.map(([title, address, parts, about = "", keywords = []], number) => {
      const page = { number, title, address, sections: [] };
      readName("title", number, title);
      for (const keyword of keywords) readName("title", number, keyword, 0.5);
      page.length = readText("about", number, about);
      // Addresses and the ids of headings are English on a translated page, too.
      readName("keyword", number, address.replace(/^.*\/(?=.)|(index)?\.html$/g, ""), 0.5);
      for (const [heading, id, text] of parts) {
        const section = { page, number: sections.length, heading, id, text };
        // What stands above the same on many pages says little of any, and above a list nothing.
        const isUsual = repeats.get(heading) > 3;
        if (text || !isUsual) readName("heading", section.number, heading, isUsual ? 0.2 : 1);
        readName("keyword", number, id, 0.2);
        // What stands above the first heading says what the page is about.
        section.length = readText("text", section.number, text, heading ? 1 : 1.5);
        page.length += section.length;
        page.sections.push(section);
        sections.push(section);
      }
      // The page as a whole, as a result that no section is better than.
      page.top = { page, heading: "", id: "", text: page.sections[0]?.text ?? "" };
      return page;
    });
    return { pages, sections, fields, vocabulary, names, ends, pairs };
  }

  return (index, language) => {
    const { pages, sections, fields, vocabulary, names, ends, pairs } = read(index);
    const [words, sortedEnds] = [[...vocabulary.keys()].sort(), [...ends.keys()].sort()];
    const mean = (all) => all.reduce((sum, it) => sum + it.length, 0) / (all.length || 1) || 1;
    const [meanPage, meanSection] = [mean(pages), mean(sections)];
    const common = new Set(language.common.split(" "));
    const commonHan = [...common].filter((it) => isHan(it) && it.length > 1)
      .sort((one, other) => other.length - one.length);
    /** Words as they follow each other, so that some can be found in others. */
    const sequence = (all) => ` ${all.filter((it) => !it.whole).map((it) => it.term).join(" ")} `;
    const synonyms = language.synonyms.map(([typed, ...meant]) => ({
      typed: sequence(terms(plain(typed))), meant: meant.map((it) => terms(plain(it))),
    }));

    const places = new Map();
    /** The pages that have a term, with how often it is in their text, as one list. */
    function inPages(term) {
      if (places.has(term)) return places.get(term);
      const found = new Map();
      for (const field of Object.keys(fields)) {
        const list = fields[field].get(term) ?? [];
        const isPage = field !== "text" && field !== "heading";
        for (let at = 0; at < list.length; at += 2) {
          const page = isPage ? list[at] : sections[list[at]].page.number;
          found.set(page, (found.get(page) ?? 0) + (field === "text" ? list[at + 1] : 0));
        }
      }
      places.set(term, [...found].flat());
      return places.get(term);
    }

    /** The pages that have one of some terms. */
    const holders = (found) => new Set(
      [...found.keys()].flatMap((term) => inPages(term).filter((_, at) => at % 2 === 0)));

    /** The names that differ least from a word, by a letter, or by two from a long word. */
    function misspelt(word) {
      if (word.length < 4 || isHan(word)) return [];
      let limit = word.length < 8 ? 1 : 2;
      let near = [];
      for (const name of [...names, ...sortedEnds]) {
        const steps = name === word ? 3 : distance(word, name, limit);
        if (steps > limit) continue;
        if (steps < limit) near = [];
        limit = steps;
        const wholes = names.has(name) ? [name] : ends.get(name);
        near.push(...[...wholes].map((it) => vocabulary.get(it)));
      }
      return near;
    }

    /** What a word of a query may stand for: terms, with what a find of them is worth. */
    function readings(word, mayGoOn) {
      const found = new Map();
      const add = (term, value) => found.set(term, Math.max(value, found.get(term) ?? 0));
      const own = stem(word);
      if (inPages(own).length) add(own, worth.word);
      if (isHan(word) && word.length === 1) {
        for (const it of words) if (it.includes(word)) add(it, worth.begun);
      }
      if (isHan(word) || /^\p{N}+$/u.test(word)) return found;
      const isOpen = mayGoOn || !found.size;
      for (const it of isOpen ? beginning(words, word) : []) {
        // The first word of two is found by itself.
        if (pairs.get(it)?.startsWith(word)) continue;
        add(vocabulary.get(it), (worth.begun * word.length) / it.length);
      }
      for (const it of isOpen && word.length > 2 ? beginning(sortedEnds, word) : []) {
        for (const name of ends.get(it)) {
          add(vocabulary.get(name), worth.edge * (1 + word.length / it.length));
        }
      }
      // What hardly a page has may be a slip, of this reader or of that page.
      if (holders(found).size > 2) return found;
      const meant = misspelt(word);
      if (meant.length) found.clear();
      if (meant.length && inPages(own).length) add(own, worth.typo);
      for (const term of meant) add(term, worth.typo);
      if (found.size || word.length < 3) return found;
      for (const [it, term] of vocabulary) if (it.includes(word)) add(term, worth.inside);
      return found;
    }

    /** What is looked for: words, each with what it may stand for, and its weight in the query. */
    function wanted(query) {
      const groups = [];
      const add = (word, value, found, isExtra = false) => {
        const count = holders(found).size;
        if (!count) return;
        const rarity = Math.log(1 + (pages.length - count + 0.5) / (count + 0.5));
        groups.push({ word, found, value: value * rarity, part: Math.min(1, value), isExtra });
      };
      const all = terms(plain(query));
      const rest = commonHan.reduce((text, it) => text.replaceAll(it, " "), plain(query));
      let told = terms(rest).filter((it) => !common.has(it.word));
      // A query of common words alone is about these.
      if (!told.length) told = all;
      told.forEach((it, at) => {
        // The parts of a name tell little beside the name, and much where nothing has that name.
        const isBeside = it.whole && groups.some((group) => group.word === it.whole);
        const isVague = isHan(it.word) && [...it.word].some((letter) => common.has(letter));
        const value = isVague ? 0.3 : isBeside ? worth.part / 2 : 1;
        // The last word may not be finished, and a name be the first part of a longer one.
        const mayGoOn = it.isName || at === told.length - 1;
        add(it.word, value, readings(it.word, mayGoOn), isBeside);
        const pair = it.word + told[at + 1]?.word;
        if (it.whole || isHan(it.word) || !vocabulary.has(pair)) return;
        add(pair, worth.part, new Map([[stem(pair), 1]]), true);
      });
      const asked = sequence(all);
      const matched = synonyms.filter((it) => asked.includes(it.typed));
      for (const { typed, meant } of matched) {
        // What is said of `crash log` goes before what is said of `crash`.
        if (matched.some((it) => it.typed !== typed && it.typed.includes(typed))) continue;
        // All meanings are one thing that is looked for: the first words of all, then the second.
        const places = [];
        for (const meaning of meant) {
          const list = meaning.filter((it) => !it.whole && !common.has(it.word));
          list.forEach(({ term }, at) => {
            places[at] ??= new Map();
            places[at].set(term, Math.max(1 / list.length, places[at].get(term) ?? 0));
          });
        }
        for (const found of places) add(typed, worth.synonym, found, true);
      }
      return groups;
    }

    /** BM25: the more often the better, but ever less so, and less in a long text than in a short
        one. */
    const often = (count, length, mean) =>
      (2.2 * count) / (count + 1.2 * (0.35 + (0.65 * length) / mean));

    /** What the best find of a group is worth in each document of a field. */
    function finds(group, field, weigh) {
      const best = new Map();
      for (const [term, value] of group.found) {
        const list = (field === "page" ? inPages(term) : fields[field].get(term)) ?? [];
        for (let at = 0; at < list.length; at += 2) {
          const found = value * weigh(list[at + 1], list[at]);
          best.set(list[at], Math.max(found, best.get(list[at]) ?? 0));
        }
      }
      return best;
    }

    /** The sums of all finds, for each page and for each section. */
    function sums(groups) {
      const sum = { page: pages.map(() => 0), section: sections.map(() => 0) };
      for (const group of groups) {
        const add = (field, places, weigh) => {
          for (const [document, found] of finds(group, field, weigh)) {
            places[document] += weight[field === "text" ? "section" : field] * group.value * found;
          }
        };
        add("about", sum.page, () => 1);
        add("page", sum.page, (count, at) => often(count, pages[at].length, meanPage));
        add("text", sum.section, (count, at) => often(count, sections[at].length, meanSection));
      }
      for (const field of ["title", "keyword", "heading"]) {
        const places = field === "heading" ? sum.section : sum.page;
        const shares = new Map();
        for (const group of groups) {
          for (const [document, share] of finds(group, field, (it) => it)) {
            shares.set(document, (shares.get(document) ?? 0) + share * group.part);
          }
        }
        for (const group of groups) {
          for (const [document, found] of finds(group, field, () => 1)) {
            const share = Math.min(1, shares.get(document));
            const part = share > 0.99 ? owed.wholeName : 1 - owed.name + owed.name * share;
            places[document] += weight[field] * group.value * found * part;
          }
        }
      }
      return sum;
    }

    /** The pages whose titles have most letters in common with a query in which nothing is found,
        and behind them the page with all names. */
    function nearest(query) {
      const near = pages.filter((it) => it.number !== language.all)
        .map((page) => ({ page, section: page.top, score: likeness(query, page.title) }))
        .sort((one, other) => other.score - one.score).slice(0, 5);
      const page = pages[language.all];
      return page ? [...near, { page, section: page.top, score: 0 }] : near;
    }

    /** The pages that answer, each with the section that does so best. */
    function search(query) {
      const groups = wanted(query);
      const sum = sums(groups);
      const asked = groups.filter((group) => !group.isExtra);
      const all = asked.reduce((total, group) => total + group.value, 0) || 1;
      const has = new Map();
      for (const group of groups) {
        for (const page of finds(group, "page", () => 1).keys()) {
          const it = has.get(page) ?? { value: 0, count: 0 };
          if (!group.isExtra) [it.value, it.count] = [it.value + group.value, it.count + 1];
          has.set(page, it);
        }
      }
      const results = [...has].map(([number, { value, count }]) => {
        const page = pages[number];
        const score = (section) => sum.section[section?.number] ?? 0;
        const best = page.sections.reduce((one, other) => (score(other) > score(one) ? other : one),
          page.top);
        const part = 1 - owed.query + (owed.query * value) / all;
        // What the page as a whole is about stands at its top.
        const isWhole = score(best) < score(page.sections[0]) + 0.25 * sum.page[number];
        const section = isWhole ? page.sections[0] ?? page.top : best;
        const hasAll = count === asked.length;
        return { page, section, hasAll, score: (sum.page[number] + score(best)) * part };
      }).sort((one, other) => other.score - one.score || one.page.number - other.page.number);
      // What has few of the words is no answer where others are.
      const least = 0.15 * results[0]?.score;
      const found = results.filter((it) => it.hasAll || it.score > least);
      const isNear = !found.length && terms(plain(query)).length > 0;
      return { groups, isNear, results: isNear ? nearest(query) : found };
    }

    /** Where the words of a query are in a text that is plain, with what a find there is worth. */
    function hits(text, groups) {
      const found = [];
      for (const { 0: piece, index: from } of text.matchAll(pieces)) {
        for (const it of termsOf(piece)) {
          for (const group of groups.filter(({ found }) => found.has(it.term))) {
            const at = it.word.indexOf(group.word);
            const start = from + it.start + Math.max(0, at);
            const end = start + (at < 0 ? it.word.length : group.word.length);
            found.push({ start, end, group });
          }
        }
      }
      return found.sort((one, other) => one.start - other.start || other.end - one.end);
    }

    return { search, hits, plain };
  };
};
