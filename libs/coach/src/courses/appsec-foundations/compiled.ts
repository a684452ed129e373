import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import inputAndOutput from './01-input-and-output.checks'
import identityAndSessions from './02-identity-and-sessions.checks'
import usingCryptography from './03-using-cryptography.checks'
import theWebPlatform from './04-the-web-platform.checks'
import threatModelling from './05-threat-modelling.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], inputAndOutput, [
    { kind: 'heading', level: 2, text: 'Data that becomes code' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Nearly every injection is the same fault: a program builds a text for an interpreter by gluing data into it, and the interpreter cannot tell which part was meant as data. SQL, a shell, HTML, a path, a URL, a regular expression, a log line: each has characters that mean something, and somebody will send them.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const rows = (name) => `SELECT * FROM users WHERE name = '${name}'`\nconsole.log(rows('Ann'))\nconsole.log(rows(\"' OR '1' = '1\"))",
      output: "SELECT * FROM users WHERE name = 'Ann'\nSELECT * FROM users WHERE name = '' OR '1' = '1'",
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The second statement asks for everybody. No list of forbidden words cures this. The cure is to keep code and data apart:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'SQL:' },
          {
            kind: 'text',
            text: ' placeholders. The statement is fixed, values travel beside it. Names of tables and columns cannot be placeholders: choose them from a fixed list.',
          },
        ],
        [
          { kind: 'strong', text: 'Programs:' },
          {
            kind: 'text',
            text: ' call them with a list of arguments and no shell; mind that a value that begins with ',
          },
          { kind: 'code', text: '-' },
          { kind: 'text', text: ' is read as an option, and put ' },
          { kind: 'code', text: '--' },
          { kind: 'text', text: ' before it.' },
        ],
        [
          { kind: 'strong', text: 'HTML:' },
          { kind: 'text', text: ' a template that encodes by itself.' },
        ],
      ],
    },
    { kind: 'check', name: 'kept-apart' },
    { kind: 'heading', level: 2, text: 'Three jobs, three places' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'People mix up three things, and then do none of them well.' }],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Job' }],
        [{ kind: 'text', text: 'Question' }],
        [{ kind: 'text', text: 'Where' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'Parse and validate' }],
          [{ kind: 'text', text: 'Is it what I expect: type, length, range, form?' }],
          [{ kind: 'text', text: 'where it comes in' }],
        ],
        [
          [{ kind: 'text', text: 'Authorise' }],
          [{ kind: 'text', text: 'May this person do this with it?' }],
          [{ kind: 'text', text: 'before it is used' }],
        ],
        [
          [{ kind: 'text', text: 'Encode' }],
          [{ kind: 'text', text: 'How is it written so that this interpreter takes it as data?' }],
          [{ kind: 'text', text: 'where it goes out' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Encoding belongs at the exit, since only there one knows for what. A name is stored as it was typed. ',
        },
        { kind: 'code', text: "O'Brien" },
        { kind: 'text', text: ' is a fine name, and ' },
        { kind: 'code', text: 'O&#39;Brien' },
        { kind: 'text', text: ' in the database is a fault that shows up in the next mail.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Validation says what is allowed, not what is forbidden, and looks at the ' },
        { kind: 'em', text: 'whole' },
        { kind: 'text', text: ' text: a pattern without ' },
        { kind: 'code', text: '^' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: '$' },
        {
          kind: 'text',
          text: ' finds a harmless part somewhere and lets the rest through. It never replaces encoding: a comment may rightly hold ',
        },
        { kind: 'code', text: '<script>' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'which-job' },
    { kind: 'heading', level: 2, text: 'The place decides the encoding' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'In a page there is not one HTML encoding, but one for each place:' }],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'between tags: ' },
          { kind: 'code', text: '<' },
          { kind: 'text', text: ', ' },
          { kind: 'code', text: '&' },
          { kind: 'text', text: ' become ' },
          { kind: 'code', text: '&lt;' },
          { kind: 'text', text: ', ' },
          { kind: 'code', text: '&amp;' },
          { kind: 'text', text: ';' },
        ],
        [{ kind: 'text', text: 'in an attribute: quotes around the value, and quotes encoded in it;' }],
        [
          {
            kind: 'text',
            text: 'in a URL parameter: percent-encoding, and then that of the attribute around it;',
          },
        ],
        [
          { kind: 'text', text: "in a link's address: the " },
          { kind: 'em', text: 'scheme' },
          { kind: 'text', text: ' must be looked at too, since ' },
          { kind: 'code', text: 'javascript:alert(1)' },
          { kind: 'text', text: ' holds nothing that needs encoding;' },
        ],
        [
          {
            kind: 'text',
            text: 'within a script: hand values over as JSON in an element or attribute of their own. Do not write into code.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Where several nest, encode from the inside out: first for the innermost, last for what surrounds it all.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const forUrl = encodeURIComponent\nconst forHtml = (text) =>\n  text.replace(\n    /[&<>\"']/g,\n    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '\"': '&quot;', \"'\": '&#39;' })[c],\n  )\n\nconst query = 'salt & \"pepper\"'\nconsole.log(`<a href=\"${forHtml('/find?q=' + forUrl(query) + '&page=2')}\">`)",
      output: '<a href="/find?q=salt%20%26%20%22pepper%22&amp;page=2">',
    },
    { kind: 'check', name: 'encoded-text' },
    { kind: 'check', name: 'which-place' },
    { kind: 'heading', level: 2, text: 'One meaning before the check' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A check is worth something only if it reads the text as the user of the text will. ',
        },
        { kind: 'code', text: '..%2f' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: '%252e' },
        {
          kind: 'text',
          text: ', a full-width dot, a second slash: the same thing has many spellings. So decode once, bring it to one form, ',
        },
        { kind: 'em', text: 'then' },
        { kind: 'text', text: ' check, then use exactly what was checked and nothing older.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For paths: join with the base folder, resolve, and require that the result lies in it, with the separator: ',
        },
        { kind: 'code', text: '/data/app' },
        { kind: 'text', text: ' is a prefix of ' },
        { kind: 'code', text: '/data/app-old/x' },
        {
          kind: 'text',
          text: '. Better still, do not build paths from names at all: keep an id, and look the path up.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For addresses that a server fetches (the door of server-side request forgery): a list of allowed hosts; else resolve the name, refuse private and local addresses, connect to the very address that was checked, and do the same at every redirect. ',
        },
        { kind: 'code', text: 'http://good.example@10.0.0.5/' },
        { kind: 'text', text: ' goes to ' },
        { kind: 'code', text: '10.0.0.5' },
        { kind: 'text', text: ': what stands before ' },
        { kind: 'code', text: '@' },
        { kind: 'text', text: ' is a user name.' },
      ],
    },
    { kind: 'check', name: 'where-it-goes' },
    { kind: 'check', name: 'steps-of-path' },
    { kind: 'heading', level: 2, text: 'Parsers that do too much' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Some formats do things. XML with external entities reads files. Deserialisers of several languages make any object and run its code. Archives hold names such as ',
        },
        { kind: 'code', text: '../../etc/cron.d/x' },
        {
          kind: 'text',
          text: ', and ten kilobytes may unpack to ten gigabytes. Spreadsheets run cells that begin with ',
        },
        { kind: 'code', text: '=' },
        { kind: 'text', text: '. A regular expression such as ' },
        { kind: 'code', text: '(a+)+$' },
        {
          kind: 'text',
          text: ' takes exponential time on a text that nearly fits. For all of these: switch off what you do not need, take plain data formats, and set limits of size, depth and time ',
        },
        { kind: 'em', text: 'before' },
        { kind: 'text', text: ' you parse.' },
      ],
    },
    { kind: 'check', name: 'bomb-size' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to filter at the entrance "to be safe": to strip quotes, remove ',
        },
        { kind: 'code', text: '<script>' },
        {
          kind: 'text',
          text: ', escape into the database. It damages honest data, and a removal makes new things out of old: ',
        },
        { kind: 'code', text: '<scr<script>ipt>' },
        { kind: 'text', text: ' without ' },
        { kind: 'code', text: '<script>' },
        { kind: 'text', text: ' is ' },
        { kind: 'code', text: '<script>' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const stripped = (text) => text.replace('<script>', '')\nconsole.log(stripped('<scr<script>ipt>'))",
      output: '<script>',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'To see such faults, send one value through everything, such as ' },
        { kind: 'code', text: 'a\'"<&%2e;=b' },
        { kind: 'text', text: ', and look whether it arrives as it was sent.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not validate what you only hand on as data. And do not write an encoder of your own where the template or driver has one.',
        },
      ],
    },
    { kind: 'check', name: 'kept-apart-again' },
    { kind: 'check', name: 'removed-part' },
    { kind: 'check', name: 'job-again' },
  ]),
  moduleOf(FACTS[1], identityAndSessions, [
    { kind: 'heading', level: 2, text: 'Three questions' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'em', text: 'Who are you' },
        { kind: 'text', text: ' (authentication), ' },
        { kind: 'em', text: 'is it still you' },
        { kind: 'text', text: ' (session), ' },
        { kind: 'em', text: 'may you do this' },
        {
          kind: 'text',
          text: ' (authorisation). Most break-ins do not break the first. They steal the second or find the third forgotten.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Passwords, kept so that a thief gains little' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A password is stored as the result of a slow function made for it: Argon2id, scrypt, bcrypt or PBKDF2, each with a random ',
        },
        { kind: 'strong', text: 'salt' },
        {
          kind: 'text',
          text: ' of its own, so that equal passwords look different and one computed table does not serve for all. The function is tuned to take as long as you can bear at sign-in. A plain SHA-256 is wrong ',
        },
        { kind: 'em', text: 'because' },
        { kind: 'text', text: ' it is fast: an ordinary graphics card tries billions a second.' },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const seconds = (guesses, perSecond) => guesses / perSecond\nconst words = 1e9 // a list of a billion known passwords\nconsole.log('fast hash:', seconds(words, 1e10), 's')\nconsole.log('slow hash:', Math.round(seconds(words, 1e3) / 86400), 'days')",
      output: 'fast hash: 0.1 s\nslow hash: 12 days',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Rules for choosing, by NIST: at least 15 characters where the password is the only factor, at least 8 beside another; long ones allowed, up to 64 at least; no rules of composition; no change by the calendar, only after a leak; and a look into lists of passwords that are already known. bcrypt reads only the first 72 bytes.',
        },
      ],
    },
    { kind: 'check', name: 'crack-days' },
    { kind: 'check', name: 'password-policy' },
    { kind: 'heading', level: 2, text: 'Guessing online' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Limit failures by account ' },
        { kind: 'em', text: 'and' },
        {
          kind: 'text',
          text: ' by address: one alone leaves the other way open, many passwords on one account, or one password on many accounts. Answers and times are the same whether the account exists or not, at sign-in, sign-up and reset. A link to reset a password is a password: random, hashed in the database, once, for a short time, and built from a fixed host name, not from the ',
        },
        { kind: 'code', text: 'Host' },
        { kind: 'text', text: ' header.' },
      ],
    },
    { kind: 'check', name: 'guess-limits' },
    { kind: 'heading', level: 2, text: 'A second factor' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Factors are of different kinds: something you know, have, are. Two passwords are one factor. Codes of six digits that change every 30 seconds (TOTP) stop stolen passwords. They do not stop a false page that passes the code on. Passkeys (WebAuthn) do, since the browser signs only for the domain to which the key belongs.',
        },
      ],
    },
    { kind: 'check', name: 'against-relay' },
    { kind: 'heading', level: 2, text: 'Sessions' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'After sign-in the browser shows a token with each request. Whoever has it ' },
        { kind: 'em', text: 'is' },
        { kind: 'text', text: ' that person, so:' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            text: 'It is random, of 128 bits or so, and says nothing. The server keeps what belongs to it, best under a hash of the token.',
          },
        ],
        [
          { kind: 'strong', text: 'A new one at each sign-in' },
          {
            kind: 'text',
            text: ' and change of rights. Otherwise somebody plants a known token first and waits until the victim signs in with it (fixation).',
          },
        ],
        [
          { kind: 'text', text: 'In a cookie: ' },
          { kind: 'code', text: 'Secure' },
          { kind: 'text', text: ' (only over TLS), ' },
          { kind: 'code', text: 'HttpOnly' },
          { kind: 'text', text: ' (no script reads it), ' },
          { kind: 'code', text: 'SameSite=Lax' },
          { kind: 'text', text: ' or ' },
          { kind: 'code', text: 'Strict' },
          { kind: 'text', text: '. The prefix ' },
          { kind: 'code', text: '__Host-' },
          { kind: 'text', text: ' makes browsers insist on ' },
          { kind: 'code', text: 'Secure' },
          { kind: 'text', text: ', ' },
          { kind: 'code', text: 'Path=/' },
          { kind: 'text', text: ' and no ' },
          { kind: 'code', text: 'Domain' },
          { kind: 'text', text: ', so that no subdomain can set it.' },
        ],
        [
          { kind: 'text', text: 'It ends: after a time without use, after a time in all, on signing out ' },
          { kind: 'strong', text: 'at the server' },
          { kind: 'text', text: ', and when the password changes.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A signed token (JWT) that nobody keeps cannot be taken back before it expires. Where you take one, check the signature with ',
        },
        { kind: 'em', text: 'your' },
        { kind: 'text', text: ' algorithm and key, then ' },
        { kind: 'code', text: 'iss' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'aud' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'exp' },
        { kind: 'text', text: ". Do not let the token's own header choose the algorithm." },
      ],
    },
    { kind: 'check', name: 'cookie-line' },
    { kind: 'check', name: 'session-end' },
    { kind: 'heading', level: 2, text: 'Authorisation: every object, every time' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The commonest fault of all: ' },
        { kind: 'code', text: '/invoices/1041' },
        {
          kind: 'text',
          text: ' shows the invoice to anybody who is signed in. The session says who asks; nothing asked whether 1041 is theirs.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const invoices = [\n  { id: 1041, owner: 'ann' },\n  { id: 1042, owner: 'bo' },\n]\nconst wrong = (id) => invoices.find((one) => one.id === id)\nconst right = (id, who) => invoices.find((one) => one.id === id && one.owner === who)\nconsole.log(wrong(1042)?.owner, right(1042, 'ann'))",
      output: 'bo undefined',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Put the owner, or the tenant, into the ' },
        { kind: 'em', text: 'query' },
        {
          kind: 'text',
          text: ' itself. Answer 404 for what is not theirs, so that ids tell nothing. Refuse by default: a new route is closed until a rule opens it. Random ids are no authorisation; they leak in links and logs.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'To see it: two accounts, and every request of one replayed with the session of the other.',
        },
      ],
    },
    { kind: 'check', name: 'own-rows' },
    { kind: 'heading', level: 2, text: 'Letting others vouch' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With OpenID Connect a provider signs people in. Use the code flow with PKCE: the app makes a random ',
        },
        { kind: 'em', text: 'verifier' },
        {
          kind: 'text',
          text: ', sends its hash at the start, and must show the verifier to exchange the code. ',
        },
        { kind: 'code', text: 'state' },
        { kind: 'text', text: ' ties the answer to this browser, ' },
        { kind: 'code', text: 'nonce' },
        {
          kind: 'text',
          text: ' ties the token to this request. A person is the pair of issuer and subject, never the mail address alone.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'An access token says what an ' },
        { kind: 'em', text: 'app' },
        { kind: 'text', text: ' may do; it is no proof of who sits at the screen. That is the ID token.' },
      ],
    },
    { kind: 'check', name: 'flow-steps' },
    { kind: 'heading', level: 2, text: 'When not to build it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not write a password hash, a token format or an OAuth server. Do not put rights into a hidden field, a local storage entry or the screen alone. Do not add a second factor and leave a reset by mail that goes around it: the weakest way in is the strength of the whole.',
        },
      ],
    },
    { kind: 'check', name: 'fast-hash-again' },
    { kind: 'check', name: 'stolen-token' },
    { kind: 'check', name: 'weakest-way' },
  ]),
  moduleOf(FACTS[2], usingCryptography, [
    { kind: 'heading', level: 2, text: 'Begin with what is needed' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Cryptography is a set of tools, each for one need. Most mistakes are a good tool for another need.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'I need that …' }],
        [{ kind: 'text', text: 'Tool' }],
        [{ kind: 'text', text: 'Not' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'nobody reads it, nobody changes it' }],
          [{ kind: 'text', text: 'authenticated encryption (AES-GCM, ChaCha20-Poly1305)' }],
          [{ kind: 'text', text: 'CBC or CTR alone' }],
        ],
        [
          [{ kind: 'text', text: 'whoever shares my key knows it is from us' }],
          [{ kind: 'text', text: 'HMAC' }],
          [{ kind: 'text', text: 'a hash of key and message' }],
        ],
        [
          [{ kind: 'text', text: 'anybody can check who made it' }],
          [{ kind: 'text', text: 'a signature (Ed25519, ECDSA, RSA-PSS)' }],
          [{ kind: 'text', text: 'HMAC: who can check it can make it' }],
        ],
        [
          [{ kind: 'text', text: 'equal data give an equal short mark' }],
          [{ kind: 'text', text: 'a hash (SHA-256)' }],
          [{ kind: 'text', text: 'CRC, MD5, SHA-1' }],
        ],
        [
          [{ kind: 'text', text: 'a password can be checked at sign-in' }],
          [{ kind: 'text', text: 'Argon2id, scrypt, bcrypt' }],
          [{ kind: 'text', text: 'a hash' }],
        ],
        [
          [{ kind: 'text', text: 'keys from a key' }],
          [{ kind: 'text', text: 'HKDF' }],
          [{ kind: 'text', text: 'cutting the key in parts' }],
        ],
        [
          [{ kind: 'text', text: 'nobody guesses it' }],
          [{ kind: 'text', text: "the system's random source" }],
          [
            { kind: 'code', text: 'Math.random' },
            { kind: 'text', text: ', the time' },
          ],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Encoding (Base64, hex) hides nothing. Encryption alone does not show changes. A hash alone proves no author.',
        },
      ],
    },
    { kind: 'check', name: 'tool-for-need' },
    { kind: 'heading', level: 2, text: 'Why encryption alone is not enough' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Modes such as CTR, and the inside of GCM, make a ' },
        { kind: 'em', text: 'keystream' },
        {
          kind: 'text',
          text: ' from key and nonce, and combine it with the text bit by bit. Flip a bit of the ciphertext, and that bit of the text flips. Whoever knows that an order says ',
        },
        { kind: 'code', text: 'amount=1' },
        { kind: 'text', text: ' can make it ' },
        { kind: 'code', text: 'amount=9' },
        { kind: 'text', text: ' without the key.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Authenticated encryption' },
        {
          kind: 'text',
          text: ' adds a tag over everything. Decryption either gives the text or fails. Two rules: use nothing of the text before the tag was checked, and put what belongs to it but is not secret (whose record it is, which version) into the ',
        },
        { kind: 'em', text: 'associated data' },
        {
          kind: 'text',
          text: '. Otherwise somebody moves a valid ciphertext from one row into another, and it decrypts.',
        },
      ],
    },
    { kind: 'check', name: 'flipped-byte' },
    { kind: 'heading', level: 2, text: 'A nonce is used once' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Nonce means "number used once" with this key. It need not be secret. If it comes twice, the keystreams are equal, and the two ciphertexts combined give the two texts combined:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const bytes = (text) => [...text].map((c) => c.charCodeAt(0))\nconst xor = (a, b) => a.map((n, i) => n ^ b[i])\nconst stream = [17, 203, 94, 8, 250] // from one key and one nonce\nconst one = xor(bytes('TREES'), stream)\nconst two = xor(bytes('WATER'), stream)\n\n// the thief guesses the first text and reads the second\nconst found = xor(xor(one, two), bytes('TREES'))\nconsole.log(String.fromCharCode(...found))",
      output: 'WATER',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "With GCM it is worse: a nonce used twice lets an attacker forge tags. Two ways to keep the rule: a counter that is never set back (also not by restoring a backup), or random nonces with a limit. For GCM's 96 bits NIST allows at most 2³² random ones for one key. Where you cannot be sure, use a scheme that forgives (AES-GCM-SIV) or has a long nonce (XChaCha20-Poly1305).",
        },
      ],
    },
    { kind: 'check', name: 'nonce-sharing' },
    { kind: 'check', name: 'how-many-messages' },
    { kind: 'heading', level: 2, text: 'Hash, MAC, signature' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'SHA-256(key ‖ message)' },
        {
          kind: 'text',
          text: ' looks like a MAC. But the hash is the inner state, and whoever has it can go on hashing: they get the right value for the message with something added, without the key. HMAC is built against this. Compare tags with a function that takes the same time for all inputs, or the time tells how many bytes were right.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'When several parts go into one hash, keep them apart. ' },
        { kind: 'code', text: "hash('ab' + 'c')" },
        { kind: 'text', text: ' equals ' },
        { kind: 'code', text: "hash('a' + 'bc')" },
        {
          kind: 'text',
          text: '. Write lengths before the parts, or hash a structured form such as JSON with a fixed order.',
        },
      ],
    },
    { kind: 'check', name: 'parts-that-mix' },
    { kind: 'check', name: 'mac-or-signature' },
    { kind: 'heading', level: 2, text: 'Randomness' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Session tokens, keys, salts, reset links: from ' },
        { kind: 'code', text: 'crypto.randomBytes' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'crypto.getRandomValues' },
        {
          kind: 'text',
          text: '. A generator for games has a small state: some outputs show it, and all others follow. A token is as strong as the number of its possible values: 8 digits are 10⁸, 26 bits and a half. And ',
        },
        { kind: 'code', text: 'byte % 10' },
        {
          kind: 'text',
          text: ' is not even: 256 is not a multiple of 10, so 0 to 5 come more often. Use a function that draws evenly, such as ',
        },
        { kind: 'code', text: 'crypto.randomInt' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'bits-of-token' },
    { kind: 'heading', level: 2, text: 'Keys' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A key lives longer than the code around it. Keep it outside the repository, in a service made for it or at least in the environment. Give each use a key of its own. Put a ',
        },
        { kind: 'strong', text: 'key id' },
        {
          kind: 'text',
          text: ' beside every ciphertext, so that you can change keys: encrypt with the new one, decrypt with either, re-encrypt in the background, and only then remove the old one. With ',
        },
        { kind: 'em', text: 'envelope encryption' },
        {
          kind: 'text',
          text: ' each record has a data key, and the data keys are encrypted by a master key; then a new master key means re-encrypting small keys and not large data.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For data under way use TLS 1.2 or 1.3 of the platform, and leave checking of certificates and host names on. "Only in the test environment" is where ',
        },
        { kind: 'code', text: 'rejectUnauthorized: false' },
        { kind: 'text', text: ' begins its journey.' },
      ],
    },
    { kind: 'check', name: 'rotation-order' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is a home-made whole out of good parts: encrypt without a tag, a nonce from the clock, the same key for both directions. To see it, ask four questions of each use: which need, which nonce, what is authenticated, how is the key changed. If one has no answer, that is the finding.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not encrypt what you need not have: delete it. Do not encrypt a password that only has to be compared. And a disk that encrypts itself does not protect from a statement that reads the table: it protects a stolen disk.',
        },
      ],
    },
    { kind: 'check', name: 'need-again' },
    { kind: 'check', name: 'bind-to-row' },
    { kind: 'check', name: 'nonce-again' },
  ]),
  moduleOf(FACTS[3], theWebPlatform, [
    { kind: 'heading', level: 2, text: 'Origin and site' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The browser runs code of many strangers side by side. What keeps them apart is the ',
        },
        { kind: 'strong', text: 'origin' },
        { kind: 'text', text: ': scheme, host and port, all three equal. ' },
        { kind: 'code', text: 'https://shop.example' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'https://shop.example:8443' },
        { kind: 'text', text: ' are two origins, and so are ' },
        { kind: 'code', text: 'http' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'https' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'site' },
        {
          kind: 'text',
          text: ' is coarser: the scheme and the registrable domain, which is the public suffix (',
        },
        { kind: 'code', text: 'com' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'co.uk' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'github.io' },
        { kind: 'text', text: ') and one label more. ' },
        { kind: 'code', text: 'https://a.shop.example' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'https://b.shop.example' },
        {
          kind: 'text',
          text: ' are the same site, whatever the port. Cookies go by hosts and sites; almost everything else goes by origins.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const origin = (url) => /^(\\w+):\\/\\/([^/:]+)(?::(\\d+))?/.exec(url)\nconst full = (url) => {\n  const [, scheme, host, port] = origin(url)\n  return `${scheme} ${host} ${port ?? { http: 80, https: 443 }[scheme]}`\n}\nfor (const url of [\n  'https://shop.example/a',\n  'https://shop.example:443/b',\n  'https://www.shop.example/a',\n  'http://shop.example/a',\n])\n  console.log(full(url) === full('https://shop.example/'), url)",
      output:
        'true https://shop.example/a\ntrue https://shop.example:443/b\nfalse https://www.shop.example/a\nfalse http://shop.example/a',
    },
    { kind: 'check', name: 'same-or-not' },
    { kind: 'heading', level: 2, text: 'What one origin may do to another' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Three kinds of access, three rules of thumb:' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Embedding' },
          { kind: 'text', text: ' is mostly allowed: pictures, scripts, style sheets, frames of others.' },
        ],
        [
          { kind: 'strong', text: 'Sending' },
          {
            kind: 'text',
            text: ' is mostly allowed: links and forms go anywhere, and cookies may go with them.',
          },
        ],
        [
          { kind: 'strong', text: 'Reading' },
          { kind: 'text', text: ' is forbidden, unless the other side allows it.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A script that you embed from elsewhere runs as ' },
        { kind: 'em', text: 'you' },
        {
          kind: 'text',
          text: ': it has your origin. A frame from elsewhere has its own. For scripts of others there is ',
        },
        { kind: 'code', text: 'integrity="sha384-…"' },
        { kind: 'text', text: ': the browser runs nothing that does not fit the hash.' },
      ],
    },
    { kind: 'check', name: 'embed-send-read' },
    { kind: 'heading', level: 2, text: 'Sending in your name: CSRF' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "A page of a stranger can send a form to your bank, and your browser may add the bank's cookie. The bank sees you. Nothing was read; something was ",
        },
        { kind: 'em', text: 'done' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Against it stand ' },
        { kind: 'code', text: 'SameSite' },
        { kind: 'text', text: ' on the cookie (' },
        { kind: 'code', text: 'Lax' },
        {
          kind: 'text',
          text: ': it goes with links that open the page, and not with a form by POST from another site), a token in the form that a stranger cannot know, or a look at the headers ',
        },
        { kind: 'code', text: 'Origin' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'Sec-Fetch-Site' },
        { kind: 'text', text: '. And GET changes nothing, ever.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'SameSite goes by ' },
        { kind: 'em', text: 'site' },
        {
          kind: 'text',
          text: '. A neighbour under the same registrable domain passes it, which is why a token or the origin header stays worth having.',
        },
      ],
    },
    { kind: 'check', name: 'cookie-goes' },
    { kind: 'heading', level: 2, text: 'Reading with permission: CORS' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'By the CORS headers a server ' },
        { kind: 'em', text: 'opens' },
        {
          kind: 'text',
          text: ' its answers to other origins. It is no protection of the server: the request has often arrived already. "Simple" requests (GET, HEAD, POST with the types of forms, no special headers) are sent at once; only the answer is withheld. For others the browser first asks by ',
        },
        { kind: 'code', text: 'OPTIONS' },
        { kind: 'text', text: ' (a ' },
        { kind: 'em', text: 'preflight' },
        { kind: 'text', text: ') whether it may.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'With cookies the server must say ' },
        { kind: 'code', text: 'Access-Control-Allow-Credentials: true' },
        { kind: 'text', text: ' and name the origin; ' },
        { kind: 'code', text: '*' },
        { kind: 'text', text: ' is not enough then.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake reflects whatever ' },
        { kind: 'code', text: 'Origin' },
        {
          kind: 'text',
          text: " comes and allows credentials. Then every page in the world reads your users' data. To see it, send ",
        },
        { kind: 'code', text: 'Origin: https://evil.example' },
        {
          kind: 'text',
          text: ' and look whether it comes back. Compare with a list of whole origins, not by "ends with".',
        },
      ],
    },
    { kind: 'check', name: 'readable-answer' },
    { kind: 'check', name: 'preflight-needed' },
    { kind: 'heading', level: 2, text: 'If something does get in: CSP' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A Content Security Policy tells the browser what a page may load and run. The strong form allows scripts by a random ',
        },
        { kind: 'strong', text: 'nonce' },
        { kind: 'text', text: ' for each answer, or by hash, and nothing else:' },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: "Content-Security-Policy: script-src 'nonce-r4nd0m' 'strict-dynamic'; object-src 'none'; base-uri 'none'",
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'An injected ' },
        { kind: 'code', text: '<script>' },
        { kind: 'text', text: ' has no nonce and is not run; neither are ' },
        { kind: 'code', text: 'onclick=' },
        { kind: 'text', text: ' attributes and ' },
        { kind: 'code', text: 'javascript:' },
        { kind: 'text', text: ' links. ' },
        { kind: 'code', text: "'unsafe-inline'" },
        {
          kind: 'text',
          text: ' allows all of it again where no nonce or hash stands beside it (beside one, browsers of today ignore it); a list of allowed hosts is weak, since one host with a helpful script is enough. ',
        },
        { kind: 'code', text: 'strict-dynamic' },
        {
          kind: 'text',
          text: ' lets a script that was allowed load further ones. CSP is a second line. The first is encoding.',
        },
      ],
    },
    { kind: 'check', name: 'csp-runs' },
    { kind: 'heading', level: 2, text: 'Frames, windows, messages' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'em', text: 'Clickjacking' },
          { kind: 'text', text: ': your page, invisible, over a game. ' },
          { kind: 'code', text: "frame-ancestors 'none'" },
          { kind: 'text', text: ' (or ' },
          { kind: 'code', text: "'self'" },
          { kind: 'text', text: ') says who may frame it.' },
        ],
        [
          { kind: 'code', text: 'postMessage' },
          { kind: 'text', text: ' crosses origins on purpose. The receiver looks at ' },
          { kind: 'code', text: 'event.origin' },
          { kind: 'text', text: ', the sender names the target and not ' },
          { kind: 'code', text: '*' },
          { kind: 'text', text: '.' },
        ],
        [
          { kind: 'text', text: 'A page opened by yours may send your tab elsewhere; ' },
          { kind: 'code', text: 'rel="noopener"' },
          { kind: 'text', text: ' is the default for ' },
          { kind: 'code', text: 'target=_blank' },
          { kind: 'text', text: ' today, and ' },
          { kind: 'code', text: 'Cross-Origin-Opener-Policy' },
          { kind: 'text', text: ' cuts the tie altogether.' },
        ],
      ],
    },
    { kind: 'check', name: 'message-check' },
    { kind: 'heading', level: 2, text: 'Transport' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'Strict-Transport-Security: max-age=31536000; includeSubDomains' },
        {
          kind: 'text',
          text: " makes the browser use HTTPS by itself from then on; it counts only when it came over HTTPS, and each answer begins the time anew. The very first visit is still open, unless the domain stands in the browsers' preload list.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'X-Content-Type-Options: nosniff' },
        { kind: 'text', text: ' stops guessing of types. Files of users belong on another ' },
        { kind: 'em', text: 'site' },
        { kind: 'text', text: ', so that a page among them has no power over yours.' },
      ],
    },
    { kind: 'check', name: 'hsts-until' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not add a header because a scanner lists it: know which attack it stops. Do not open CORS to mend an error message in the console before you know who should read what. And no header helps a page that hands tokens to every script it embeds.',
        },
      ],
    },
    { kind: 'check', name: 'origin-again' },
    { kind: 'check', name: 'csrf-again' },
    { kind: 'check', name: 'first-line' },
  ]),
  moduleOf(FACTS[4], threatModelling, [
    { kind: 'heading', level: 2, text: 'Four questions' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Threat modelling is thinking about what can go wrong before it does. All methods answer the same four questions:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: 'What are we working on?' }],
        [{ kind: 'text', text: 'What can go wrong?' }],
        [{ kind: 'text', text: 'What are we going to do about it?' }],
        [{ kind: 'text', text: 'Did we do a good job?' }],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'It needs no tool and no expert: an hour, the people who build the thing, and a drawing. Its worth is the list of changes at the end, not the drawing.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'A drawing with borders' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Draw what ' },
        { kind: 'em', text: 'data' },
        {
          kind: 'text',
          text: ' does: outside parties, processes, stores, and arrows between them with what travels. Then draw the ',
        },
        { kind: 'strong', text: 'trust boundaries' },
        {
          kind: 'text',
          text: ': every place where data comes from somebody whom the receiver must not simply believe. The browser is one side of such a line, the server the other. So are two tenants, two teams, your code and a package you installed.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An arrow that crosses a boundary is where threats live: for each ask who is on the other end, how it is known, and what happens if it lies.',
        },
      ],
    },
    { kind: 'check', name: 'crossing-arrows' },
    { kind: 'heading', level: 2, text: 'STRIDE: six things to ask' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Letter' }],
        [{ kind: 'text', text: 'Threat' }],
        [{ kind: 'text', text: 'What it breaks' }],
        [{ kind: 'text', text: 'An answer' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'S' }],
          [{ kind: 'text', text: 'spoofing: pretending to be somebody' }],
          [{ kind: 'text', text: 'authenticity' }],
          [{ kind: 'text', text: 'sign-in, signatures' }],
        ],
        [
          [{ kind: 'text', text: 'T' }],
          [{ kind: 'text', text: 'tampering: changing data' }],
          [{ kind: 'text', text: 'integrity' }],
          [{ kind: 'text', text: 'tags, rights, checks' }],
        ],
        [
          [{ kind: 'text', text: 'R' }],
          [{ kind: 'text', text: 'repudiation: denying that one did it' }],
          [{ kind: 'text', text: 'accountability' }],
          [{ kind: 'text', text: 'logs nobody can rewrite' }],
        ],
        [
          [{ kind: 'text', text: 'I' }],
          [{ kind: 'text', text: 'information disclosure' }],
          [{ kind: 'text', text: 'confidentiality' }],
          [{ kind: 'text', text: 'encryption, rights' }],
        ],
        [
          [{ kind: 'text', text: 'D' }],
          [{ kind: 'text', text: 'denial of service' }],
          [{ kind: 'text', text: 'availability' }],
          [{ kind: 'text', text: 'limits, quotas' }],
        ],
        [
          [{ kind: 'text', text: 'E' }],
          [{ kind: 'text', text: 'elevation of privilege' }],
          [{ kind: 'text', text: 'authorisation' }],
          [{ kind: 'text', text: 'checks at each door' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not every letter fits every element. A store does not pretend to be anybody; an outside party has no privileges of yours to be raised. Go through the crossing arrows and ask the six; write a sentence with somebody who does something: "A tenant changes the id in the address and reads another tenant\'s file."',
        },
      ],
    },
    { kind: 'check', name: 'letter-of-event' },
    { kind: 'check', name: 'answer-for-threat' },
    { kind: 'heading', level: 2, text: 'What to do first' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Each threat gets one of four answers: ' },
        { kind: 'strong', text: 'mend' },
        { kind: 'text', text: ' it, ' },
        { kind: 'strong', text: 'remove' },
        { kind: 'text', text: ' the feature, ' },
        { kind: 'strong', text: 'hand it on' },
        { kind: 'text', text: ' (insurance, a provider), or ' },
        { kind: 'strong', text: 'accept' },
        {
          kind: 'text',
          text: ' it, with a name and a date. Order by what it costs and how likely it is; simple numbers do:',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'expected loss a year = times a year × loss each time' }],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A measure is worth what it takes off, less what it costs. Where numbers are guesses, compare orders of magnitude and say so.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'An ' },
        { kind: 'strong', text: 'attack tree' },
        {
          kind: 'text',
          text: ' helps with one big threat: the goal at the top, ways below it. Where one way of several is enough (',
        },
        { kind: 'em', text: 'or' },
        { kind: 'text', text: '), the cheapest counts; where all steps are needed (' },
        { kind: 'em', text: 'and' },
        {
          kind: 'text',
          text: '), their costs add up. The attacker takes the cheapest path; raising any other price changes nothing.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const cheapest = (node) =>\n  typeof node === 'number'\n    ? node\n    : 'or' in node\n      ? Math.min(...node.or.map(cheapest))\n      : node.and.map(cheapest).reduce((sum, n) => sum + n, 0)\n\nconst readMail = { or: [900, { and: [200, 350] }, { and: [100, { or: [600, 300] }] }] }\nconsole.log(cheapest(readMail))",
      output: '400',
    },
    { kind: 'check', name: 'worth-of-measure' },
    { kind: 'check', name: 'cheapest-way' },
    { kind: 'heading', level: 2, text: 'Least privilege, and the way in by others' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Ask of each part what it could do if it belonged to the attacker: that is its blast radius. Give each a right only where it uses it; rights that were not used for months can go. A secret that was ever in a repository is known: ',
        },
        { kind: 'em', text: 'rotate' },
        { kind: 'text', text: ' it, since removing it from the latest version leaves it in the history.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Much of your code is by others. Pin versions with hashes, take names from one registry only (a public package of the same name as an internal one wins in some setups), and look at what a build may reach.',
        },
      ],
    },
    { kind: 'check', name: 'after-the-leak' },
    { kind: 'heading', level: 2, text: 'Will anybody notice' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An alarm is measured by how often it is right. If an event is rare, even a good alarm is mostly wrong: with one attack in 10,000 requests and 1 % false alarms, about a hundred false ones come for each true one.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Keep logs where the attacked machine cannot rewrite them, and make them say who did what to which thing.',
        },
      ],
    },
    { kind: 'check', name: 'true-alarms' },
    { kind: 'heading', level: 2, text: 'Did we do a good job' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The model is checked against what was built: each answer is a test, a setting or a ticket that can be pointed at. Look again when something ',
        },
        { kind: 'em', text: 'crosses a boundary anew' },
        {
          kind: 'text',
          text: ': a new partner, a new kind of user, a new store of data. Not by the calendar alone.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is a list of everything that could ever be, with no order and no names. To see it: nobody can say which three changes came out of it. The second mistake is to begin with the tools of attackers and not with what the system ',
        },
        { kind: 'em', text: 'does' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not model what you are about to delete. And do not wait for the complete drawing: half an hour with a rough one finds the large faults.',
        },
      ],
    },
    { kind: 'check', name: 'who-is-trusted' },
    { kind: 'check', name: 'order-of-questions' },
    { kind: 'check', name: 'letter-again' },
  ]),
]
