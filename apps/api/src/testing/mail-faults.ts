import { BRAND, DASHBOARD_PATHS } from '@tryka/domain'
import type { Letterhead } from '../mail/compose'
import type { Mail } from '../mail/mailer'
import { MARK } from '../mail/mark'

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
    const toDashboard = Object.values(DASHBOARD_PATHS).some((each) => link.includes(`${each}?`))
    // An invitation leads to a place that its reader does not have yet; a first resume needs none.
    const { searchParams } = new URL(link)
    if (toDashboard && !searchParams.has('invitation') && searchParams.get('resume') !== 'new')
      must(/[?&]place=(me|team-[\w-]+)(&|$)/.test(link), `“${link}” names no place`)
  }
  // The one picture travels with the mail.
  const loading = html.replace(MARK, '')
  must(!/<(img|script|iframe|link|form|svg)\b|src=|url\(|@import/i.test(loading), 'it fetches something')
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

/** What a mail lacks of the one layout: the name above it that leads home, one column, and below it why one gets it and whom to ask. */
export function letterheadFaults(
  { subject, text, html }: Mail,
  { publicUrl, contacts }: Letterhead,
): string[] {
  const mailto = `href="mailto:${contacts.hello}"`
  const parts: [boolean, string][] = [
    [
      html.includes(`<a class="t1" href="${publicUrl}/"`) && html.includes(`>${BRAND.name}</a>`),
      'no letterhead',
    ],
    [html.includes('max-width:560px') && html.includes('class="strand"'), 'a layout of its own'],
    [
      /<p class="t3"[^>]*>(You get this mail because|You confirmed this letter on|This mail is about) /.test(
        html,
      ) && /^(You get this mail because|You confirmed this letter on|This mail is about) /m.test(text),
      'it does not say why one gets it',
    ],
    [html.includes(mailto) && text.includes(contacts.hello), 'nobody to ask'],
  ]
  return parts.flatMap(([has, fault]) => (has ? [] : [`${subject}: ${fault}`]))
}

/** Names that stand in the words of a mail without the quotes that make them somebody's. */
export const barePlainNames = ({ subject, text }: Mail, names: readonly string[]): string[] => {
  const ours = text.replace(/“[^”]*”/g, '')
  return names.filter((name) => ours.includes(name)).map((name) => `${subject}: ${name} stands bare`)
}

/** Whether a mail says how to switch its kind off, to people and to mail programs (RFC 8058), exactly where that is possible. */
export function switchFaults({ subject, text, headers = {} }: Mail, hasSwitch: boolean): string[] {
  const [link, post] = [headers['List-Unsubscribe'], headers['List-Unsubscribe-Post']]
  if (!hasSwitch)
    return link === undefined && post === undefined ? [] : [`${subject}: a switch that it has not`]
  const isWhole =
    /^<https?:\/\/\S+>$/.test(link ?? '') &&
    post === 'List-Unsubscribe=One-Click' &&
    /unsubscribe|leave/i.test(text)
  return isWhole ? [] : [`${subject}: no switch`]
}
