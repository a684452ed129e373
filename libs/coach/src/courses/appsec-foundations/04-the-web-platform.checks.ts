import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

const OWN = [
  { host: 'shop.example', near: 'pay.shop.example' },
  { host: 'bank.example', near: 'help.bank.example' },
  { host: 'mail.example', near: 'static.mail.example' },
] as const
const siteOf = (url: string): string => {
  const { protocol, hostname } = new URL(url)
  return `${protocol}//${hostname.split('.').slice(-2).join('.')}`
}
const MONTHS = ['January', 'March', 'May', 'July', 'October'] as const

export default moduleChecks('appsec-foundations/the-web-platform', [
  moduleCheck({
    name: 'same-or-not',
    kind: 'multiple',
    seconds: 75,
    hint: 'Compare three things; a port that is left out is the usual one of its scheme.',
    params: (rng) => {
      const { host, near } = rng.pick(OWN)
      const page = rng.pick(['', '/a', '/x?y=1', '/#top'])
      const right = rng.sample(
        [
          `https://${host}${page}`,
          `https://${host}:443/in`,
          `https://${host}/?from=http://${near}`,
          `HTTPS://${host.toUpperCase()}/up`,
        ],
        rng.int(2, 3),
      )
      const wrong = rng.sample(
        [
          `http://${host}/`,
          `https://${near}/`,
          `https://${host}:8443/`,
          `https://${host}.test/`,
          `https://www.${host}/`,
        ],
        5 - right.length,
      )
      return { host, right, shown: rng.shuffle([...right, ...wrong]) }
    },
    ask: ({ host, shown }) => ({
      stem: `Which of these have the same origin as \`https://${host}/cart\`? Choose all.`,
      options: shown.map((url) => `\`${url}\``),
    }),
    key: ({ right, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((url, i) => (right.includes(url) ? [i] : [])),
    }),
    why: ({ right }) => ({
      right: 'Scheme, host and port are equal; path, query and capitals of the host play no part.',
      wrong: `These are the same: ${right.join(', ')}. Port 443 is that of https anyway; another scheme, another port, or a host with one label more is another origin.`,
    }),
    option: ({ host }, text) => new URL(text.replaceAll('`', '')).origin === `https://${host}`,
  }),
  someOf({
    name: 'embed-send-read',
    seconds: 75,
    hint: 'Embedding and sending are mostly allowed; reading is what needs leave.',
    scenes: [
      {
        stem: 'A page of `evil.example` is open in the browser of somebody signed in at `bank.example`, which sends no CORS headers. What can the page do? Choose all.',
        right: [
          [
            'Send a form by POST to the bank',
            'Sending is allowed; whether cookies go along is decided by SameSite.',
          ],
          [
            'Show a picture that the bank serves, if the bank does not mind',
            'Embedding is allowed by default.',
          ],
          [
            'Run a script that it loads from the bank, as its own',
            'An embedded script has the origin of the page that embeds it.',
          ],
          ['Open the bank in a new tab', 'Links go anywhere.'],
        ],
        wrong: [
          ['Read the balance from the answer to a `fetch`', 'Reading needs leave.'],
          ['Read what stands in a frame that shows the bank', 'The frame has another origin.'],
          ['Read the bank’s cookies', 'They belong to another host.'],
          ['Change the text of the bank’s page in the other tab', 'It has another origin.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'cookie-goes',
    seconds: 60,
    hint: 'Is it the same site; and if it is not, does a link open the page or is something sent?',
    scenes: [
      {
        stem: 'A session cookie of `https://bank.example` has `SameSite=Lax`. With which of these requests does it go?',
        right: [['A link on `evil.test` opens a page of the bank', 'It is a top-level navigation by GET.']],
        wrong: [
          ['A form on `evil.test` posts to the bank', 'From another site, and no plain navigation.'],
          ['A picture on `evil.test` is the bank’s', 'From another site, and no navigation.'],
          ['A script of `evil.test` calls `fetch` to the bank', 'From another site, and no navigation.'],
          ['A frame on `evil.test` shows a page of the bank', 'It is not top-level.'],
        ],
      },
      {
        stem: 'A session cookie of `https://bank.example` has `SameSite=Strict`. With which of these requests to the bank does it go?',
        right: [
          [
            'A form on `https://help.bank.example`, by POST',
            'It is the same site: the registrable domain counts.',
          ],
        ],
        wrong: [
          ['A link on `evil.test` that opens the bank by GET', 'Strict does not go along from another site.'],
          ['A form on `https://bank.test`, by POST to the bank', 'Another registrable domain.'],
          ['A picture on `evil.test` that comes from the bank', 'Another site.'],
          ['A form on `http://help.bank.example`, by POST', 'The scheme is part of the site.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'readable-answer',
    seconds: 75,
    hint: 'Two headers must fit the request: one names who may read, the other says whether with cookies.',
    scenes: [
      {
        stem: '`https://app.example` calls `fetch("https://api.example/me", { credentials: "include" })`. With which headers of the answer may its script read it? (`Access-Control-` is left out before each.)',
        right: [
          [
            '`Allow-Origin: https://app.example`, `Allow-Credentials: true`',
            'The origin is named, and credentials are allowed.',
          ],
        ],
        wrong: [
          [
            '`Allow-Origin: *`, `Allow-Credentials: true`, and `Vary: Origin` beside both',
            'With credentials a star does not do.',
          ],
          [
            '`Allow-Origin: https://app.example`, and nothing that is said of credentials',
            'Credentials are not allowed.',
          ],
          [
            '`Allow-Origin: https://*.example`, `Allow-Credentials: true`',
            'There is no star within an origin.',
          ],
          [
            '`Allow-Origin: app.example`, `Allow-Credentials: true`, `Max-Age: 600`',
            'An origin has a scheme.',
          ],
        ],
      },
      {
        stem: 'An API allows credentials and answers with the origin that came, if a rule lets it. Which rule is safe?',
        right: [
          ['It is one of `https://app.example` and `https://shop.example`', 'Whole origins are compared.'],
        ],
        wrong: [
          [
            'It ends with `app.example`, and the scheme of it is https and no other',
            'So does `https://evilapp.example`.',
          ],
          [
            'It begins with `https://app.example`, whatever follows then',
            'So does `https://app.example.evil.test`.',
          ],
          ['It holds `app.example` somewhere, and is not longer than 40 characters', 'Many hosts do.'],
          ['It is not empty, and the cookie of the session belongs to somebody', 'Every origin passes.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'preflight-needed',
    seconds: 75,
    hint: 'Could a plain HTML form have sent the same?',
    scenes: [
      {
        stem: 'A script of another origin sends these. Before which does the browser ask by `OPTIONS`? Choose all.',
        right: [
          ['`PUT` without a body', 'Forms have no PUT.'],
          ['`POST` with `Content-Type: application/json`', 'Forms cannot send this type.'],
          ['`GET` with a header `Authorization`', 'A form cannot set it.'],
          ['`DELETE` with no headers of its own', 'Forms have no DELETE.'],
          ['`POST` with a header `X-Csrf: 1`', 'A form cannot set it.'],
        ],
        wrong: [
          ['`GET` with cookies', 'A link sends the same.'],
          ['`POST` with `application/x-www-form-urlencoded`', 'A form sends the same.'],
          ['`POST` with `Content-Type: text/plain`', 'A form can send this type.'],
          ['`HEAD` with no headers of its own', 'It is as simple as GET.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'csp-runs',
    seconds: 90,
    hint: 'What is allowed by the nonce, and what is allowed by something that is allowed?',
    scenes: [
      {
        stem: "A page has `script-src 'nonce-k7' 'strict-dynamic'`. Which of these run? Choose all.",
        right: [
          ['`<script nonce="k7">go()</script>`', 'It has the nonce.'],
          [
            '`<script nonce="k7" src="https://cdn.test/a.js"></script>`',
            'It has the nonce, wherever it comes from.',
          ],
          ['A script element that an allowed script makes and adds', 'strict-dynamic hands trust on.'],
          [
            'A listener that an allowed script adds by `addEventListener`',
            'It is code of the allowed script.',
          ],
        ],
        wrong: [
          ['`<script>go()</script>`', 'It has no nonce.'],
          ['`<img src=x onerror="go()">`', 'Code in attributes is inline code without a nonce.'],
          ['`<a href="javascript:go()">`, when clicked', 'It counts as inline code.'],
          ['`<script nonce="k8">go()</script>`', 'It is another nonce.'],
          ['`eval("go()")` in an allowed script', 'It would need `unsafe-eval`.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'message-check',
    seconds: 60,
    hint: 'Who may send a message to a window, and what says for certain who did?',
    scenes: [
      {
        stem: 'A page takes orders from a frame of `https://pay.example` by `postMessage`. Which test at the head of the listener is right?',
        right: [
          [
            "`if (event.origin !== 'https://pay.example') return`",
            'The browser fills in the origin; it is compared whole.',
          ],
        ],
        wrong: [
          [
            "`if (!event.origin.includes('pay.example')) return`",
            'https://pay.example.evil.test passes too.',
          ],
          ["`if (event.data.from !== 'https://pay.example') return`", 'The sender writes the data.'],
          ["`if (!event.origin.endsWith('pay.example')) return`", 'https://evilpay.example passes too.'],
          [
            "`if (document.referrer !== 'https://pay.example/') return`",
            'It tells who led here, not who sent this.',
          ],
        ],
      },
    ],
  }),
  reckoned({
    name: 'hsts-until',
    seconds: 60,
    hint: 'Which answers count, and does a later one begin the time anew?',
    draw: (rng) => ({
      first: rng.int(1, 5),
      later: rng.int(2, 9),
      days: rng.int(8, 14),
      month: rng.pick(MONTHS),
    }),
    stem: ({ first, later, days, month }) =>
      `A browser gets \`Strict-Transport-Security: max-age=${days * 86_400}\` over HTTPS on ${first} ${month} at noon, once more over HTTPS on ${first + later} ${month} at noon, and never again. Until noon of which day of ${month} does it use HTTPS by itself?`,
    unit: 'A day of the month, as a number.',
    value: ({ first, later, days }) => first + later + days,
    within: 0,
    because: ({ days }) => `The last answer counts: ${days} days from it.`,
    slip: () => 'Each answer over HTTPS begins the time anew; the two are not added.',
    again: ({ first, later, days }) => Math.max(first + days, first + later + days),
  }),
  moduleCheck({
    name: 'origin-again',
    kind: 'multiple',
    seconds: 75,
    hint: 'The scheme, and one label in front of the public suffix. Here the suffix is the last label.',
    about: 'Origin and site',
    params: (rng) => {
      const { host, near } = rng.pick(OWN)
      const right = rng.sample(
        [`https://${near}/`, `https://${host}:8443/`, `https://a.b.${host}/`, `https://www.${host}/`],
        rng.int(2, 3),
      )
      const wrong = rng.sample(
        [
          `http://${near}/`,
          `https://${host}.test/`,
          `https://my${host}/`,
          `https://${host.replace('.', '-')}.test/`,
          `http://${host}/`,
        ],
        5 - right.length,
      )
      return { host, right, shown: rng.shuffle([...right, ...wrong]) }
    },
    ask: ({ host, shown }) => ({
      stem: `\`example\` and \`test\` are public suffixes here. Which of these are the same site as \`https://${host}\`, though not the same origin? Choose all.`,
      options: shown.map((url) => `\`${url}\``),
    }),
    key: ({ right, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((url, i) => (right.includes(url) ? [i] : [])),
    }),
    why: ({ right }) => ({
      right: 'The scheme and the registrable domain are equal; port and labels in front play no part.',
      wrong: `These are: ${right.join(', ')}. A port or a label in front makes another origin on the same site; another scheme or registrable domain makes another site.`,
    }),
    option: ({ host }, text) => {
      const url = text.replaceAll('`', '')
      return siteOf(url) === siteOf(`https://${host}`) && new URL(url).origin !== `https://${host}`
    },
  }),
  someOf({
    name: 'csrf-again',
    seconds: 75,
    hint: 'A stranger’s page can send, and cannot read. What could it not put into the request?',
    about: 'Sending in your name: CSRF',
    scenes: [
      {
        stem: 'Which of these keep a page of a foreign site from changing something in a person’s name? Choose all.',
        right: [
          [
            'A random token of the session in the form, compared by the server',
            'A stranger cannot read it, so cannot send it.',
          ],
          ['Refusing a POST whose `Origin` is not one’s own', 'The browser fills it in.'],
          [
            '`SameSite=Lax` on the cookie, and no changes by GET',
            'The cookie does not go with a foreign POST.',
          ],
          ['Refusing requests with `Sec-Fetch-Site: cross-site`', 'The browser fills it in.'],
        ],
        wrong: [
          ['`HttpOnly` on the cookie', 'Nobody reads it; it is sent all the same.'],
          ['No CORS headers at all', 'They are about reading.'],
          ['A long, random session token', 'The browser sends it, however long.'],
          ['HTTPS everywhere', 'The foreign form goes by HTTPS too.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'first-line',
    seconds: 60,
    hint: 'Which of them removes the fault, and which of them only makes it harder to use?',
    about: 'If something does get in: CSP',
    scenes: [
      {
        stem: 'A comment that holds `<img src=x onerror=…>` runs code in a page. What is mended first?',
        right: [
          [
            'The template that writes comments without encoding',
            'It is the fault; everything else is a second line.',
          ],
        ],
        wrong: [
          [
            'The policy, by a nonce for the scripts of each answer',
            'Good as a second line; the page still writes foreign HTML.',
          ],
          ['The cookie, by `HttpOnly`', 'The code acts from within the page anyway.'],
          ['The form, by refusing comments that hold an angle bracket', 'Comments may rightly hold one.'],
          ['The frame rules, by `frame-ancestors`', 'It is about clickjacking.'],
        ],
      },
    ],
  }),
])
