import type { ResumeDraft } from '@tryka/domain'
import { documentPolicy, escapeText, PAGE_PX, renderResume } from '@tryka/resume-template'
import { FontFiles } from '../pdf/font-files'

const files = new FontFiles()

/** On a screen the sheet lies on a ground; on a small one it is as wide as the screen. Paper has neither. */
const screen = (width: number): string => `
@media screen{
  body{background:#eef3f3}
  .sheet{margin:24px auto;min-height:var(--page-h);box-shadow:0 1px 6px rgb(10 34 39 / .25)}
}
@media screen and (max-width:${width + 48}px){
  :root{--page-w:100vw;--mx:20px;--my:24px;--size:16px}
  .sheet{margin:0;width:auto;min-height:100vh;box-shadow:none}
}`

/** A resume as one file of HTML that holds its fonts, runs nothing and loads nothing. */
export async function toHtml(draft: ResumeDraft): Promise<string> {
  const faces = renderResume(draft).fonts
  const embedded = new Map(
    await Promise.all(
      faces.map(async ({ file }) => {
        const bytes = await files.bytes(file)
        return [file, `data:font/woff2;base64,${bytes?.toString('base64') ?? ''}`] as const
      }),
    ),
  )
  const doc = renderResume(draft, { fonts: (file) => embedded.get(file) ?? '' })
  // Names of fields are for the builder alone. Quotes in a text are escaped, so that only attributes look like this.
  const body = doc.html.replace(/ data-field="[^"]*"/g, '')
  return [
    `<!doctype html><html lang="${doc.lang}" dir="${doc.dir}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${documentPolicy('data:')}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeText(doc.title)}</title>`,
    `<style>${doc.fontCss}${doc.css}${screen(PAGE_PX[doc.pageSize].width)}</style></head>`,
    `<body>${body}</body></html>`,
  ].join('')
}
