import { template } from '../../../tasks/template'

const COUNT = 5
const PATHS = ['/', '/account', '/account/', '/account/orders', '/account/orders/'] as const

const clock = (minutes: number): string =>
  `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export default template({
  id: 'application-security/web/cookie-header-order',
  revision: 1,
  kind: 'ordering',
  topic: 'web',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  status: 'active',
  idea: 'Longer paths stand first in a Cookie header, then older cookies; so a tossed cookie with a long path comes before the real one.',
  params: (rng) => {
    const paths = rng.sample(PATHS, COUNT - 2)
    // Two paths come twice, once from each host, so that the time decides between them.
    const twice = rng.sample(paths, 2)
    const set = [
      ...twice.flatMap((path) => ['www', 'blog'].map((from) => ({ path, from }))),
      ...paths
        .filter((path) => !twice.includes(path))
        .map((path) => ({ path, from: rng.pick(['www', 'blog']) })),
    ]
    const minutes = rng.sample(
      Array.from({ length: 200 }, (_, i) => i),
      COUNT,
    )
    const cookies = rng.shuffle(set).map(({ path, from }, i) => ({
      value: String.fromCharCode(97 + i) + String(rng.int(10, 99)),
      from,
      path,
      minute: minutes[i] ?? 0,
    }))
    return {
      name: rng.pick(['sid', 'csrf', 'cart', 'lang']),
      base: rng.pick(['shop', 'bank', 'clinic']),
      cookies,
    }
  },
  ask: ({ name, base, cookies }) => ({
    stem: `A browser holds these cookies of the same name for \`www.${base}.example\`. Those set by www have no Domain, those set by blog have \`Domain=${base}.example\`. The browser requests \`https://www.${base}.example/account/orders/7\`. In which order do the cookies stand in the \`Cookie\` header of a browser that follows the standard? First at the top.`,
    options: cookies.map(
      ({ value, from, path, minute }) => `${name}=${value}, set by ${from} at ${clock(minute)}, Path=${path}`,
    ),
  }),
  key: ({ cookies }) => ({
    kind: 'ordering',
    orders: [
      cookies
        .map((_, i) => i)
        .sort((i, j) => {
          const [left, right] = [cookies[i], cookies[j]]
          return (
            (right?.path.length ?? 0) - (left?.path.length ?? 0) || (left?.minute ?? 0) - (right?.minute ?? 0)
          )
        }),
    ],
  }),
  why: () =>
    'Sorted by the length of the path, the longest first; equal ones by the time of setting, the earliest first. Domain does not matter.',
  source: ['RFC 6265, 5.4 The Cookie header, step 2'],
})
