import { lozenge } from '../templates/shapes'

/**
 * A letter under the head of its resume. Its subject is a heading of the document without the ornament that a template
 * gives to sections, and its lines are longer than those of a resume, so they stand further apart.
 */
export const letterCss = (accent: string): string => `
.sheet.letter{display:block}
/* Its points take their colour from the section that they stand in, and a letter has none. */
.sheet.creative .letter-body{--bullet:${lozenge(accent)}}
.sheet .letter-body{margin-top:calc(var(--section) * 1.8);font-size:calc(var(--size) * 1.06);line-height:max(var(--lh),1.45)}
.sheet .letter-body > * + *{margin-top:.85em}
.sheet .letter-body .to > p + p,.sheet .letter-body .signed > p + p{margin-top:0}
.sheet .letter-body .day{text-align:end}
.sheet .letter-body .day,.sheet .letter-body .to{color:var(--soft)}
.sheet .letter-body h2{margin:1.6em 0 0;padding:0;border:0;background:none;color:var(--ink);font-size:1.08em;font-weight:600;text-transform:none;text-align:start;display:block}
.sheet .letter-body h2::before,.sheet .letter-body h2::after{content:none}
.sheet .letter-body p{overflow-wrap:anywhere;orphans:2;widows:2}
.sheet .letter-body .signed{margin-top:1.6em;break-inside:avoid}
.sheet .letter-body .signed > p + p{margin-top:1.4em;font-weight:600}
`
