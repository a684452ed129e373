import { BRAND, escapeHtml, reportPath, SHARE_LIMITS, sharedCvPath } from '@tryka/domain'
import type { Resume } from '@tryka/domain'
import { renderResume } from '@tryka/resume-template'
import { LOGO, LOGO_STYLE } from '../../../http/logo'
import type { SharedResume } from './shared-resumes'

/**
 * The frame around a shared resume, from the tokens of the site by value. It comes after the styles of the document, which
 * begin with a reset; what it says is bound to `.cv-`. On a narrow screen the sheet lets go of the paper: it is read there
 * and not printed.
 */
const STYLE = `html{background:var(--cv-ground);color-scheme:light dark}
:root{--cv-ground:#f0f5f6;--cv-bar:#fff;--cv-text:#0a2227;--cv-soft:#385056;--cv-line:#e0e7e8;--cv-act:#0a2227;--cv-on-act:#fff;--cv-focus:#00709d;--cv-link:#065b7f;--cv-font:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
body{margin:0;background:var(--cv-ground);color:var(--cv-text);font:1rem/1.58 var(--cv-font)}
.cv-bar,.cv-foot{background:var(--cv-bar);font:1rem/1.5 var(--cv-font)}.cv-bar{border-bottom:1px solid var(--cv-line)}.cv-foot{border-top:1px solid var(--cv-line)}
.cv-in{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1.5rem;max-width:56rem;margin-inline:auto;padding:.75rem 1.25rem}
.cv-home{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;color:inherit;text-decoration:none}.cv-home .mark{height:1.5rem}.cv-home .word{height:1rem;margin-top:.2rem}
.cv-act{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.125rem;border:0;border-radius:6px;background:var(--cv-act);color:var(--cv-on-act);font:600 1rem/1.2 var(--cv-font);text-decoration:none;cursor:pointer}
.cv-soft{color:var(--cv-soft);font-size:.875rem;overflow-wrap:anywhere}.cv-soft a{color:var(--cv-link)}
.cv-stage{padding:1.5rem 1.25rem 2.5rem}.cv-stage .sheet{margin-inline:auto;background-color:#fff;min-height:var(--page-h);box-shadow:0 1px 2px rgb(7 27 32/.12),0 8px 24px rgb(7 27 32/.08);color-scheme:light}.cv-stage .sheet a{text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:.15em}
.cv-bar :focus-visible,.cv-foot :focus-visible{outline:2px solid var(--cv-focus);outline-offset:2px;border-radius:3px}.cv-stage .sheet :focus-visible{outline:2px solid #00709d;outline-offset:2px}
@media(max-width:53rem){.cv-stage{padding:0}.cv-stage .sheet{--size:1rem;--lh:1.5;--mx:1.25rem;--my:1.5rem;width:auto;min-height:0;box-shadow:none}.cv-stage .sheet h1{font-size:clamp(1.625em,7vw,2.25em)}}
@media(max-width:40rem){.cv-bar .cv-soft{order:1;flex-basis:100%}.cv-stage .cols{display:block}.cv-stage .cols .main{padding:0;border:0}.cv-stage .cols .aside{margin-top:var(--section)}.cv-stage .european .entry{display:block}.cv-stage .european section>:not(h2,.entry){padding-inline-start:0}}
@media print{.cv-bar,.cv-foot{display:none}.cv-stage{padding:0}.cv-stage .sheet{box-shadow:none}}
${LOGO_STYLE.light}
@media(prefers-color-scheme:dark){:root{--cv-ground:#051518;--cv-bar:#071b20;--cv-text:#f0f5f6;--cv-soft:#cbd6d8;--cv-line:#132d32;--cv-act:#ffb127;--cv-on-act:#051518;--cv-focus:#fecb84;--cv-link:#8acef5}${LOGO_STYLE.dark}}`

/** A page loads the fonts of the document and nothing else, and runs nothing. */
export const SHARED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface PageSite {
  home: string
  /** The origin of the dashboards, where a report is written. */
  app: string
}

const fontPath = (file: string): string => `${sharedCvPath('fonts')}/${encodeURIComponent(file)}`

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

const report = ({ app }: PageSite, id: string): string =>
  `<a href="${escapeHtml(app + reportPath('cv', id))}" rel="nofollow">Report this CV</a>`

/** The resume as it was last saved, with its PDF. */
export function sharedPage({ share, resume }: SharedResume, token: string, site: PageSite): string {
  const { html, css, fontCss, title, lang, dir } = documentOf(resume)
  const saved = `<time datetime="${escapeHtml(resume.updatedAt)}">${dayOf(resume.updatedAt)}</time>`
  const hidden = share.hideContact ? ' Phone and e-mail are not shown.' : ''
  const bar = `<header class="cv-bar"><div class="cv-in"><a class="cv-home" href="${escapeHtml(site.home)}/" aria-label="${BRAND.name} home">${LOGO}</a>
<p class="cv-soft">As last saved on ${saved}.${hidden}</p><a class="cv-act" href="${sharedCvPath(token)}/pdf">Download PDF</a></div></header>`
  const foot = `<footer class="cv-foot"><div class="cv-in"><p class="cv-soft">Shared by its owner with ${BRAND.name}, by a link that search engines do not list. ${report(site, share.id)}</p></div></footer>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><title>${escapeHtml(title)}</title><style>${fontCss}${css}</style><style>${STYLE}</style></head>
<body>${bar}<main class="cv-stage" lang="${lang}" dir="${dir}">${html}</main>${foot}</body></html>`
}

/** The rendered resume of a link: the page shows it and the PDF prints it. */
export const documentOf = (resume: Resume) =>
  renderResume(resume, { savedAt: resume.updatedAt, fonts: fontPath })

/** Says nothing of whose resume it is. */
export const askPassword = (token: string, problem = ''): { title: string; body: string } => ({
  title: 'This CV has a password',
  body: `<p>Who sent you the link knows it.</p>${problem ? `<p class="bad" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="${sharedCvPath(token)}"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off" required maxlength="${SHARE_LIMITS.passwordMax}"${problem ? ' aria-invalid="true"' : ''} autofocus>
<button class="act">Open</button></form>`,
})

/** The same for a link that ended, was revoked, whose resume is gone, or that never was. */
export const GONE = {
  title: 'This link does not lead anywhere any more',
  body: `<p>Its owner may have ended it, or its time is over. Ask who sent it to you for another.</p>`,
}
