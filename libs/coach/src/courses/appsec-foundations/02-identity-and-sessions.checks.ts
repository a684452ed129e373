import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('appsec-foundations/identity-and-sessions', [
  reckoned({
    name: 'crack-days',
    seconds: 60,
    hint: 'How many guesses fit into a day at this pace?',
    draw: (rng) => ({
      millis: rng.pick([50, 100, 200, 250]),
      cards: rng.int(2, 9),
      millions: 864 * rng.int(1, 4),
    }),
    stem: ({ millis, cards, millions }) =>
      `Each guess at a stolen, salted hash takes ${millis} ms on one machine. A thief has ${cards * 10} machines and a list of ${millions} million passwords. How many days does it take to try the whole list on one account?`,
    unit: 'Days, to one decimal.',
    value: ({ millis, cards, millions }) => (millions * 1e6 * (millis / 1000)) / (cards * 10) / 86_400,
    within: 0.06,
    because: ({ millis, cards, millions }) =>
      `${millions} million × ${millis / 1000} s, shared by ${cards * 10}, over 86,400 s a day.`,
    slip: () =>
      'With a salt of its own each account costs this much again; without one the whole table would fall in a single pass.',
    again: ({ millis, cards, millions }) => (millions * 1e6) / (cards * 10 * (1000 / millis) * 86_400),
  }),
  someOf({
    name: 'password-policy',
    seconds: 60,
    hint: 'Which rules make passwords harder to guess, and which ones only make people choose in the same way?',
    scenes: [
      {
        stem: 'Which of these rules for passwords follow what NIST says? Choose all.',
        right: [
          ['At least 15 characters where there is no other factor', 'Length is what guessing costs.'],
          ['Refuse what stands in lists of leaked passwords', 'Those are tried first.'],
          ['Change it after a sign that it has leaked', 'That is when a change helps.'],
          ['Let people paste, and take 64 characters and more', 'Password managers need it.'],
        ],
        wrong: [
          ['A capital, a digit and a sign in each', 'It leads to Password1! and the like.'],
          ['A new one every 90 days', 'It leads to counting up.'],
          ['At most 12 characters, so that nobody forgets', 'Long ones must be allowed.'],
          ['A hint that helps to remember, shown to all', 'It helps the one who guesses.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'guess-limits',
    seconds: 60,
    hint: 'What does the attacker hold fast, and what is changed from try to try?',
    scenes: [
      {
        stem: 'After five failures an account is slowed down; nothing else is counted. What goes on unhindered?',
        right: [['One common password on each of 10,000 accounts', 'Each account sees one failure.']],
        wrong: [
          ['10,000 passwords on the account of the boss', 'The limit of the account stops it.'],
          ['A password list on one account, from one address', 'The limit of the account stops it.'],
          ['A password list on one account, from 500 addresses', 'The account counts, from wherever.'],
          ['The same wrong password a thousand times on one account', 'It is failures that count.'],
        ],
      },
      {
        stem: 'After 20 failures an address is slowed down; nothing else is counted. What goes on unhindered?',
        right: [['One account tried from a network of 5,000 machines', 'Each address stays below 20.']],
        wrong: [
          ['One account tried from one machine', 'The address is counted.'],
          ['Many accounts tried from one machine', 'The address is counted.'],
          ['Two accounts tried by turns from one machine in the office', 'The address is counted.'],
          ['A list of passwords, from one address, on a new account', 'The address is counted.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'against-relay',
    seconds: 45,
    hint: 'Which of them depends on the name of the page that asks?',
    scenes: [
      {
        stem: 'A false page looks like the bank, asks for everything and passes it on at once. Which second factor is of no use to it?',
        right: [['A passkey of the bank’s domain', 'The browser does not sign for another domain.']],
        wrong: [
          ['A code of six digits from an app', 'It is passed on within its 30 seconds.'],
          ['A code sent by text message', 'The victim types it into the false page.'],
          ['A code from a printed list', 'It is typed in just the same.'],
          ['A question about the first school', 'It is a second thing one knows, and is passed on.'],
          ['A tap on “yes, it is me” on the phone', 'The victim expects to be asked, and taps.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'cookie-line',
    seconds: 60,
    hint: 'Look for three words, for the prefix, and for what the prefix forbids.',
    scenes: [
      {
        stem: 'Which line makes a session cookie that no script reads, no subdomain can set and no plain HTTP carries?',
        right: [
          [
            '`__Host-id=…; Path=/; Secure; HttpOnly; SameSite=Lax`',
            'The prefix holds a browser to Secure, the path and no domain.',
          ],
        ],
        wrong: [
          [
            '`id=…; Domain=shop.example; Path=/; Secure; HttpOnly; SameSite=Lax`',
            'Without the prefix subdomains may set one of the same name.',
          ],
          [
            '`__Host-id=…; Path=/; HttpOnly; SameSite=Strict`',
            'Without Secure browsers refuse a cookie with this prefix.',
          ],
          [
            '`__Host-id=…; Domain=shop.example; Path=/; Secure`',
            'With a Domain browsers refuse a cookie with this prefix.',
          ],
          [
            '`__Secure-id=…; Path=/; Secure; SameSite=Strict; Max-Age=3600`',
            'Scripts can read it, and subdomains can set it.',
          ],
        ],
      },
    ],
  }),
  someOf({
    name: 'session-end',
    seconds: 75,
    hint: 'Who holds a copy of the token, and what makes the server stop taking it?',
    scenes: [
      {
        stem: 'A thief has copied the session cookie of somebody who is signed in; the server keeps its sessions in a table. After which of these does the copy no longer work? Choose all.',
        right: [
          ['The person signs out, and the server deletes the row', 'The token leads nowhere.'],
          ['The person changes the password, and all sessions end', 'Every row of theirs is gone.'],
          ['The time without use has run out for this session', 'The server looks at its own time.'],
          ['The greatest age of the session is reached', 'However busy it was.'],
        ],
        wrong: [
          ['The person deletes the cookie in the browser', 'The copy is elsewhere.'],
          ['The page forgets the token on signing out, without a request', 'The server does not know of it.'],
          ['The person closes the window', 'Nothing reaches the server.'],
          ['The person signs in on a second device', 'It makes one more session.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'own-rows',
    seconds: 60,
    hint: 'Imagine a second person who is signed in and knows the number.',
    scenes: [
      {
        stem: '`user` is the one who is signed in. Which statement lets nobody read another’s letter?',
        right: [
          [
            '`SELECT body FROM letters WHERE id = ? AND owner = ?` with `[req.id, user.id]`',
            'Whose it is stands in the query, from the session.',
          ],
        ],
        wrong: [
          [
            '`SELECT body FROM letters WHERE id = ? AND owner = ?` with `[req.id, req.owner]`',
            'The owner comes from the request: anybody may write it.',
          ],
          [
            '`SELECT body FROM letters WHERE id = ?` with `[req.id]`, if signed in',
            'Signed in is not entitled.',
          ],
          [
            '`SELECT body FROM letters WHERE token = ?` with a long token from a mail',
            'It leaks with the mail, the history and the log.',
          ],
          [
            '`SELECT body FROM letters WHERE id = ? OR owner = ?` with `[req.id, user.id]` and LIMIT 1',
            'OR lets the number alone do.',
          ],
        ],
      },
    ],
  }),
  inOrder({
    name: 'flow-steps',
    seconds: 75,
    hint: 'What is made first must be kept until somebody asks for it; nothing is trusted before it was compared.',
    chains: [
      {
        stem: 'Signing in by the code flow with PKCE: put these in order, first at the top.',
        steps: [
          'The app keeps a verifier and a state for this browser',
          'The browser brings the hash of the verifier to the provider',
          'The person signs in at the provider',
          'A code and the state come back through the browser',
          'The app compares the state with the one it keeps',
          'The app shows code and verifier and gets tokens',
          'The app looks at issuer, audience and nonce of the ID token',
          'The app begins a session with a new token of its own',
        ],
        because:
          'Each step uses what an earlier one made: a state before it is compared, a code before it is exchanged, an ID token before a session.',
      },
    ],
  }),
  reckoned({
    name: 'fast-hash-again',
    seconds: 60,
    hint: 'How many seconds does each of the two need for the same list?',
    about: 'Passwords, kept so that a thief gains little',
    draw: (rng) => ({ fast: rng.int(2, 20), slow: rng.pick([500, 1_000, 2_000, 4_000]) }),
    stem: ({ fast, slow }) =>
      `A machine tries ${fast} billion guesses a second at SHA-256, and ${slow.toLocaleString('en')} a second at the password function of a site. By what factor does the slow function lengthen an attack?`,
    unit: 'A whole number.',
    value: ({ fast, slow }) => (fast * 1e9) / slow,
    within: 0.5,
    because: ({ fast, slow }) => `${fast} billion / ${slow.toLocaleString('en')}.`,
    slip: () =>
      'The person waits once for each sign-in; the thief waits for each guess. That is the whole idea.',
    again: ({ fast, slow }) => 1e12 / slow / (1e12 / (fast * 1e9)),
  }),
  someOf({
    name: 'stolen-token',
    seconds: 75,
    hint: 'What is looked at when a token comes, and by whose word?',
    about: 'Sessions',
    scenes: [
      {
        stem: 'An API takes signed tokens (JWT) and keeps no list of them. Which of these hold? Choose all.',
        right: [
          ['A stolen one works until it expires', 'Nothing can take it back.'],
          [
            '`aud` must be compared with the API’s own name',
            'Otherwise a token for another service is taken.',
          ],
          [
            'Which algorithm is used is decided by the API',
            'The token’s header is written by whoever sends it.',
          ],
          ['What is in it can be read by whoever holds it', 'It is signed, not encrypted.'],
        ],
        wrong: [
          ['Signing out makes it invalid at once', 'Nobody keeps a list.'],
          ['A valid signature is enough', 'It may be for somebody else, or old.'],
          ['`alg: none` is a form that has to be taken', 'It means no signature at all.'],
          ['Longer signatures make a long life safe', 'A theft does not break the signature.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'weakest-way',
    seconds: 60,
    hint: 'Ask of each proof what kind it is, and which way in asks for the least.',
    about: 'A second factor',
    scenes: [
      {
        stem: 'A site asks for a password and a passkey. A forgotten password is set anew by a link in a mail, after which one is signed in. What does an attacker need who reads the victim’s mail?',
        right: [['Nothing but the mail', 'The reset goes around both factors.']],
        wrong: [
          ['The passkey too', 'The reset does not ask for it.'],
          ['The old password', 'It is what is replaced.'],
          ['The session cookie of the victim', 'A new session is made.'],
          ['A false page for the passkey', 'The passkey is not asked for at all.'],
        ],
      },
      {
        stem: 'A site wants two factors. Which pair is two?',
        right: [['A password and a passkey', 'Something one knows and something one has.']],
        wrong: [
          ['A password and a secret question', 'Both are known things.'],
          ['Two passwords', 'Both are known things.'],
          ['A PIN and the name of the first pet', 'Both are known things.'],
          ['One password twice', 'It is one secret typed twice.'],
        ],
      },
    ],
  }),
])
