#!/bin/sh
# Writes the pages of the public site with the addresses where people write to, when its host starts: a build does not know them.
# CONTACT_CAREERS and CONTACT_PRIVACY are CONTACT_HELLO where they are not set. Elsewhere than in the image:
#   CONTACT_HELLO=hello@example.com sh tools/docker/write-contacts.sh apps/marketing/dist <folder of the host>
# The second folder gets the pages alone, and security.txt.
set -eu
[ "${SITE_APP:-marketing}" = marketing ] || exit 0
from=${1:-/usr/share/nginx/html}
to=${2:-/tmp/site}

refuse() {
  echo "$1" >&2
  exit 1
}

hello=${CONTACT_HELLO:-}
careers=${CONTACT_CAREERS:-$hello}
privacy=${CONTACT_PRIVACY:-$hello}
production=$([ "${NODE_ENV:-}" = production ] && echo yes || echo no)

check() {
  case $2 in
    '') [ "$production" = no ] || refuse "$1 is required in production: set it to an address where people reach you." ;;
    # What a page, a link or the writing itself would read.
    *[!a-zA-Z0-9._+@-]* | *@*@* | @* | *@) refuse "$1 must be an address such as hello@example.com." ;;
    *@*.[eE][xX][aA][mM][pP][lL][eE])
      [ "$production" = no ] || refuse "$1 is $2, where no mail is delivered: set it to an address of yours." ;;
    *@*) ;;
    *) refuse "$1 must be an address such as hello@example.com." ;;
  esac
}
check CONTACT_HELLO "$hello"
check CONTACT_CAREERS "$careers"
check CONTACT_PRIVACY "$privacy"

# By way of marks, so that an address written for one is never taken for the sample of another.
rules='s/hello@tryka\.example/\x01h/g; s/careers@tryka\.example/\x01c/g; s/privacy@tryka\.example/\x01p/g'
rules="$rules; s/\\x01h/${hello:-hello@tryka.example}/g; s/\\x01c/${careers:-careers@tryka.example}/g"
rules="$rules; s/\\x01p/${privacy:-privacy@tryka.example}/g"

mkdir -p "$to"
(cd "$from" && find . -name '*.html' ! -name shell.html -o -name security.txt) | while read -r page; do
  mkdir -p "$to/$(dirname "$page")"
  sed "$rules" "$from/$page" > "$to/$page"
  gzip -9 -c "$to/$page" > "$to/$page.gz"
done
