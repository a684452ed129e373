/**
 * What all templates share. Machines read a PDF in the order in which it was painted, so nothing that holds text is
 * positioned, floated, transformed, clipped or faded, and letters are never spaced.
 */
export const BASE_CSS = `
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
/* No ground of its own: paper is white, and what stands in its margins is painted first. */
html{color-scheme:light}
body{margin:0}
.sheet{
  --ink:#0a2227;--soft:#385056;
  width:var(--page-w);padding:var(--my) var(--mx);
  -webkit-box-decoration-break:clone;box-decoration-break:clone;
  color:var(--ink);font-size:var(--size);line-height:var(--lh);text-align:left;
  font-weight:400;font-synthesis:none;font-kerning:normal;font-variant-ligatures:no-common-ligatures;
  font-variant-emoji:text;text-rendering:geometricPrecision;-webkit-text-size-adjust:100%;text-size-adjust:100%;
  hyphens:manual;overflow-wrap:anywhere;letter-spacing:0;
  print-color-adjust:exact;-webkit-print-color-adjust:exact;
  orphans:2;widows:2;
}
/* Korean words have spaces between them, and are not parted at the end of a line. */
:lang(ko) .sheet{word-break:keep-all}
.sheet h1,.sheet h2,.sheet h3,.sheet b{font-weight:600}
.sheet h2,.sheet h3,.sheet h4{font-size:1em}
.sheet h4{font-weight:400}
.sheet .bullets b,.sheet .body b{font-weight:600}
.sheet .bullets a,.sheet .body a{text-decoration:underline;text-decoration-thickness:.05em;text-underline-offset:.15em}
/* As large as it may be on one line: parsers lose a name that is broken. */
.sheet header{--head-w:calc(var(--page-w) - 2 * var(--mx))}
.sheet .pictured{--head-w:calc(var(--page-w) - 2 * var(--mx) - 38mm)}
.sheet h1{font-size:clamp(1.35em,calc(var(--head-w) / var(--name-em)),var(--name-max));text-wrap:balance}
[dir=rtl] .sheet{text-align:right}
.sheet .whole{white-space:nowrap}
[dir=rtl] :is(.date,.place){text-align:left}
/* Each text runs in its own direction, whatever the direction of the page. */
.sheet :is(h1,h3,h4,p,.bullets li,.skills li){unicode-bidi:plaintext}
.sheet a[href^='tel:']{direction:ltr;unicode-bidi:isolate}
.sheet ul{list-style:none}
.sheet a{color:inherit;text-decoration:none}
.pictured{display:flex;justify-content:space-between;align-items:flex-start;gap:1.6em}
.who{flex:1;min-width:0}
.photo{flex:none;width:26mm;height:32mm;object-fit:cover}
.sheet section{margin-top:var(--section)}
.sheet h2{break-after:avoid;break-inside:avoid;margin-bottom:calc(.42em * var(--roomy))}
.entry{break-inside:avoid}
.entry + .entry{margin-top:var(--entry)}
/* Several roles at one employer: the entry may be parted between them. */
.jobs{break-inside:auto}
.jobs > .head{margin-bottom:calc(.25em * var(--roomy))}
.job{break-inside:avoid}
.job + .job{margin-top:max(8pt,calc(.75 * var(--entry)))}
/* What stands first begins where it is: its heading, or the head of the page, would be left behind. */
.break{break-before:page}
h2 + .break,header + .break,:is(.main,.aside) > .break:first-child{break-before:auto}
section:has(> h2 + .break){break-before:page}
header + section:has(> h2 + .break){break-before:auto}
/* Only a head with something below it: the rule of a last child would bind its whole entry to the next one. */
.head{break-inside:avoid}
.head:not(:last-child){break-after:avoid}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;column-gap:2em}
.row > *{max-width:100%}
.date,.place{margin-inline-start:auto;color:var(--soft);font-variant-numeric:lining-nums tabular-nums;text-align:right;word-break:keep-all}
.bullets{margin-top:calc(.28em * var(--roomy))}
.bullets li{break-inside:avoid;padding-inline-start:1.15em;
  background:var(--bullet) no-repeat;background-size:var(--bullet-w) var(--bullet-h);
  background-position:left .1em top var(--bullet-y)}
[dir=rtl] .bullets li{background-position:right .1em top var(--bullet-y)}
/* In the middle of the small letters of the first line. */
.bullets{--bullet-w:.32em;--bullet-h:.32em;--bullet-y:calc((1em * var(--lh) - var(--bullet-h)) / 2 - .02em)}
.bullets li + li{margin-top:calc(.16em * var(--roomy))}
.skills li{break-inside:avoid}
.skills li + li{margin-top:calc(.2em * var(--roomy))}
.langs{display:block}
.langs li{display:inline}
.body + .body{margin-top:.4em}
.body{orphans:2;widows:2}
/* What does not fit beside the others goes to the next line in one piece. */
.contact{display:flex;flex-wrap:wrap;gap:.1em 2em}
/* An address that is broken is copied as two: it is set smaller before that. */
.contact li{max-width:100%;font-size:clamp(.6em,calc(var(--head-w) / var(--address-em)),1em)}
.url,.contact a{overflow-wrap:anywhere}
.line + .line{margin-top:calc(.6em * var(--roomy))}
.tight + .tight{margin-top:calc(.25em * var(--roomy))}
.qr{display:block;fill:#000;break-inside:avoid}
.facts{display:flex;flex-wrap:wrap;align-items:baseline;column-gap:.75em;flex:1 1 0;min-width:0}
.facts > *{max-width:100%}
.facts + .date{flex:none;max-width:40%}
.line .detail,.tight .detail{color:var(--soft)}
`
