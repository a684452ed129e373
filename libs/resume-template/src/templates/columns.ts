import { disc } from './shapes'

/** A wide name across the page; what is looked up stands in a narrow column beside what is read. */
export const columnsCss = (accent: string): string => `
.columns{font-family:var(--body-fonts);--bullet:${disc(accent)};--aside:29%}
.columns header{padding-bottom:calc(1.1em * var(--roomy));border-bottom:.28em solid var(--accent)}
.columns h1{font-family:var(--name-fonts);--name-max:2.7em;line-height:1.1}
.columns .role{font-size:1.2em;color:var(--accent);margin-top:.2em}
.columns .contact{margin-top:.8em;column-gap:1.6em;color:var(--soft)}
/* Close to what it heads: a reader that sorts blocks by their place then keeps each column whole. */
.columns h2{font-family:var(--head-fonts);font-size:1.1em;line-height:1.45;color:var(--accent);margin-bottom:0}
.columns .cols{display:grid;grid-template-columns:var(--aside) minmax(0,1fr);column-gap:1.9em;
  margin-top:calc(var(--section) * 1.15)}
.columns .main{grid-column:2;grid-row:1;min-width:0;padding-inline-start:1.9em;border-inline-start:.06em solid #cbd6d8}
.columns .aside{grid-column:1;grid-row:1;min-width:0}
.columns :is(.main,.aside) > section:first-child{margin-top:0}
.columns .aside h2{font-size:1.02em}
.columns .aside :is(.skills b,.skills .label){display:block}
.columns .aside .skills li + li{margin-top:calc(.55em * var(--roomy))}
.columns .aside .langs li{display:block}
.columns .aside .row{display:block}
.columns .aside :is(.facts,.date,.place){display:block;max-width:none;margin-inline-start:0;text-align:inherit}
.columns .aside .facts + .date{margin-top:.05em}
.columns .aside .tight + .tight,.columns .aside .line + .line{margin-top:var(--entry)}
.columns .url{color:var(--accent)}
.columns .photo{width:28mm;height:28mm;border-radius:50%}
`
