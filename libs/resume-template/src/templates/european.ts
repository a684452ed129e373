import { disc } from './shapes'

/**
 * When and where to the left of a line, what was done to the right of it; a photo and personal details above.
 * The left is as wide as two months with their years: a period on two lines is read with others between.
 */
export const europeanCss = (accent: string): string => `
.european{font-family:var(--body-fonts);--bullet:${disc(accent)};--left:max((var(--page-w) - 2 * var(--mx)) * .24,12.5em);--gap:1.7em}
.european header{padding-bottom:calc(1.2em * var(--roomy));border-bottom:.06em solid #a6b6b9}
.european h1{--name-max:2.4em;line-height:1.12;color:var(--accent)}
.european .role{font-size:1.14em;color:var(--ink);margin-top:.15em}
.european .contact{margin-top:.8em;color:var(--soft)}
.sheet.european header.pictured{--head-w:calc(var(--page-w) - 2 * var(--mx) - var(--left) - var(--gap));display:grid;grid-template-columns:var(--left) minmax(0,1fr);gap:var(--gap);align-items:center}
.european .pictured .who{grid-column:2}
.european .photo{grid-column:1;grid-row:1;width:100%;max-width:34mm;height:auto;aspect-ratio:35 / 45;border-radius:1mm}
.european h2{font-size:1.08em;line-height:1.3;color:var(--accent);
  border-bottom:.14em solid var(--accent);padding-bottom:.16em;margin-bottom:calc(.55em * var(--roomy))}
.european section > :not(h2,.entry){padding-inline-start:calc(var(--left) + var(--gap))}
.european .entry{display:grid;grid-template-columns:var(--left) minmax(0,1fr);column-gap:var(--gap)}
.european .entry > *{grid-column:2;min-width:0}
.european .entry > .head,.european .entry > .head > .row{display:contents}
.european .entry > .head > .row > *{grid-column:2;margin-inline-start:0;text-align:inherit}
.european .entry > .head > .row > .date{grid-column:1;grid-row:1;max-width:none}
.european .entry > .head > .row > :is(h3,.facts){grid-row:1;break-after:avoid}
.european .entry:not(.jobs) > .head > .row > .place{grid-column:1;grid-row:2;max-width:none}
.european .url{color:var(--accent)}
`
