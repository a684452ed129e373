import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

const OWN = ['pay', 'sign', 'forms', 'help'] as const
const SITES = ['shop', 'clinic', 'school', 'hotel'] as const
const PARTNERS = ['partner', 'agency', 'union', 'depot'] as const
const DESKS = ['desk', 'portal', 'team', 'intern'] as const
const PATHS = ['/', '/start', '/a/b', '/embed.html'] as const
const OFFERED = 5

interface Page {
  scheme: string
  host: string
  port: string
}
interface Source {
  text: string
  takes(page: Page): boolean
}

export default template({
  id: 'application-security/practice/who-may-frame',
  revision: 1,
  kind: 'multiple',
  topic: 'web',
  grade: 2,
  seconds: 120,
  lang: 'http',
  status: 'active',
  idea: 'frame-ancestors names origins: self is the own origin alone, a star stands for subdomains but not for the domain, and scheme and port count.',
  params: (rng) => {
    const site = `${rng.pick(SITES)}.example`
    const own = `${rng.pick(OWN)}.${site}`
    const name = rng.pick(PARTNERS)
    const partner = `${name}.example`
    const desk = `${rng.pick(DESKS)}.${partner}`
    const plain = (host: string) => ({ scheme: 'https', host, port: '' })
    const pages: readonly Page[] = [
      plain(own),
      plain(site),
      plain(`www.${site}`),
      plain(partner),
      plain(desk),
      plain(`a.${desk}`),
      plain(`my${partner}`),
      plain(`${partner}.mirror.example`),
      { ...plain(desk), port: ':8443' },
      { ...plain(partner), port: ':8443' },
      { ...plain(desk), scheme: 'http' },
      { ...plain(own), port: ':8443' },
    ]
    const isAt = (page: Page, host: string, port = '') =>
      page.scheme === 'https' && page.host === host && page.port === port
    const sources: readonly Source[] = [
      { text: "'self'", takes: (page) => isAt(page, own) },
      { text: `https://${partner}`, takes: (page) => isAt(page, partner) },
      { text: `https://${partner}:8443`, takes: (page) => isAt(page, partner, ':8443') },
      { text: `https://${desk}`, takes: (page) => isAt(page, desk) },
      {
        text: `https://*.${partner}`,
        takes: ({ scheme, host, port }) => scheme === 'https' && host.endsWith(`.${partner}`) && port === '',
      },
    ]
    return drawnUntil(
      () => {
        const policy = rng.sample(sources, 2)
        return {
          own,
          policy: policy.map(({ text }) => text),
          shown: rng.sample(pages, OFFERED).map((page) => ({
            text: `${page.scheme}://${page.host}${page.port}${rng.pick(PATHS)}`,
            holds: policy.some((source) => source.takes(page)),
          })),
        }
      },
      ({ shown }) => [2, 3].includes(shown.filter(({ holds }) => holds).length),
    )
  },
  ask: ({ own, policy, shown }) => ({
    stem: `\`https://${own}/form\` is answered with this header. Each page below stands in a tab of its own and has an \`iframe\` with that address. In which pages does the browser show the form? Choose all.`,
    code: `Content-Security-Policy: frame-ancestors ${policy.join(' ')}`,
    options: shown.map(({ text }) => text),
  }),
  key: ({ shown }) => ({ kind: 'multiple', right: placesOf(shown, ({ holds }) => holds) }),
  why: ({ own, policy, shown }) =>
    `The policy names ${policy.map((source) => `\`${source}\``).join(' and ')}. \`'self'\` would be \`https://${own}\` alone, not its parent or neighbours. A name without a star is exactly that host, a star stands for anything before the domain but not for the domain itself, and without a port only the usual one fits. So the form is shown in ${shown
      .filter(({ holds }) => holds)
      .map(({ text }) => `\`${text}\``)
      .join(' and ')}. Everywhere else nobody can lay it under a page of their own and catch clicks.`,
  source: ['W3C Content Security Policy Level 3, 6.4.2 frame-ancestors, 6.7.2 URL matching'],
})
