import { template } from '../../../tasks/template'
import { LIST_HINT, listed, numbered, numbersOf } from '../numbered'

const NAMES = ['shop', 'bank', 'forum', 'clinic', 'jobs', 'travel'] as const

export default template({
  id: 'application-security/web/same-site-urls',
  revision: 1,
  kind: 'short',
  topic: 'web',
  grade: 2,
  seconds: 120,
  status: 'active',
  idea: 'A site is the scheme and the public suffix with one label before it; subdomains and ports do not matter.',
  params: (rng) => {
    const [name = '', other = ''] = rng.sample(NAMES, 2)
    const suffix = rng.pick(['example', 'co.example', 'pages.example'])
    const base = `${name}.${suffix}`
    const page = `https://${rng.pick(['www.', 'my.', ''])}${base}/`
    const same = [
      `https://api.${base}/`,
      `https://${base}:8443/`,
      `https://a.b.${base}/login`,
      `https://static.${base}/lib.js`,
    ]
    const cross = [
      `http://${base}/`,
      `https://${other}.${suffix}/`,
      `https://${name}.${suffix === 'example' ? 'co.example' : 'example'}/`,
      `https://my${base}/`,
      `https://${base}.${other}.example/`,
    ]
    const urls = rng.shuffle([...rng.sample(same, rng.int(2, 3)), ...rng.sample(cross, 3)])
    return { page, urls, same: numbersOf(urls, (url) => same.includes(url)) }
  },
  ask: ({ page, urls }) => ({
    stem: `The public suffixes are \`example\`, \`co.example\` and \`pages.example\`. A page was loaded from \`${page}\`. Browsers count the scheme to the site. Which of these addresses are same-site with the page?`,
    code: numbered(urls),
    answerHint: LIST_HINT,
  }),
  key: ({ same }) => ({ kind: 'short', accept: listed(same) }),
  why: ({ page }) =>
    `Same scheme and same registrable domain as ${page}: the longest public suffix and one more label.`,
  source: ['WHATWG HTML, 7.1.1.2 Sites', 'WHATWG URL, 3.2 registrable domain'],
})
