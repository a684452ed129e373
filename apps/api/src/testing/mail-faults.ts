import { DASHBOARD_PATHS } from '@tryka/domain'
import type { Mail } from '../mail/mailer'

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** What a reader of the letter itself sees of its HTML, without the frame's preview. */
const seen = (html: string): string =>
  unescaped(
    html
      .replace(/<style>[^]*?<\/style>|<title>[^]*?<\/title>|<div style="display:none[^]*?<\/div>/g, '')
      .replace(/<br>/g, '\n')
      .replace(/<[^>]*>/g, '\n'),
  )

/** Everything about a mail that breaks its rules; `words` are what people typed. */
export function mailFaults({ subject, text, html }: Mail, words: readonly string[] = []): string[] {
  const faults: string[] = []
  const must = (isSo: boolean, fault: string) => void (isSo || faults.push(`${subject}: ${fault}`))
  for (const word of words) must(!subject.includes(word), `the subject holds “${word}”`)
  must(!/[\r\n]/.test(subject) && subject.length > 0 && subject.length < 80, 'the subject is no line')
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => unescaped(link ?? ''))
  for (const link of links) {
    must(/^(https?:\/\/|mailto:)[^\s"<>]+$/.test(link), `“${link}” is no address`)
    const path = Object.values(DASHBOARD_PATHS).find((each) => link.includes(`${each}?section=`))
    if (path) must(/[?&]place=(me|team-[\w-]+)(&|$)/.test(link), `“${link}” names no place`)
  }
  must(!/<(img|script|iframe|link|form|svg)\b|src=|url\(|@import/i.test(html), 'it fetches something')
  must(/<div style="display:none[^>]*>[^<]+<\/div>/.test(html), 'it has no preview')
  must(/prefers-color-scheme:dark/.test(html), 'it has no dark form')
  // What a paragraph of the text says is in the letter, and the other way round.
  const [inHtml, inText] = [seen(html).replace(/\s+/g, ' '), text.replace(/\s+/g, ' ')]
  for (const line of text.split('\n').filter((each) => each.trim() && !/^https?:/.test(each)))
    must(
      inHtml.includes(line.trim().replace(/\s+/g, ' ').replace(/[:.]$/, '')),
      `“${line}” is only in the text`,
    )
  for (const link of links.filter((each) => /^https?:.*[?#~]/.test(each)))
    must(inText.includes(link), `“${link}” is only in the HTML`)
  return faults
}
