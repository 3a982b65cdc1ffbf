#!/bin/sh
set -eu
# A comment: if "this" is done
for page in $(git ls-files -- '*.md'); do
    if test "$page" != "${1:-none}"; then
        echo "it's $page" page#1 --if # if "done"
    elif [ $# -gt 0 ]; then exit 1; fi
done
export PATH=$PWD/bin:$PATH
git config set done \" don\'t \
    if
grep -c 'it does not
end here' <<< "$HOME" && while read -r line; do :; done
echo 'without an end
