import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

const WORDS = [
  'APPLE',
  'BREAD',
  'CHAIR',
  'DANCE',
  'EAGLE',
  'FLOUR',
  'GRAPE',
  'HOUSE',
  'LEMON',
  'MUSIC',
] as const
const codesOf = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0))
const hex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')

export default moduleChecks('appsec-foundations/using-cryptography', [
  oneOf({
    name: 'tool-for-need',
    seconds: 60,
    hint: 'Who may read it, who may check it, and who could make it?',
    scenes: [
      {
        stem: 'A maker of programs publishes updates; any computer should be able to tell that one is theirs. Which tool?',
        right: [['A signature', 'All can check it, only the maker can make it.']],
        wrong: [
          ['HMAC with a key in each program', 'Whoever takes the key out can make one.'],
          ['A SHA-256 on the same server', 'Whoever changes the file changes the hash.'],
          ['Encryption with a shared key', 'It hides, and the key is in every program.'],
          ['Base64 of the file', 'It is only another spelling.'],
        ],
      },
      {
        stem: 'A service gives out a link and must see later, by itself, that nobody changed it. Which tool?',
        right: [['HMAC with a key of the service', 'The one who makes it is the one who checks it.']],
        wrong: [
          ['A SHA-256 of the link in the link itself', 'Anybody can compute it anew.'],
          ['Argon2id of the link', 'It is slow, and has no key.'],
          ['AES in CTR mode', 'It hides, and changes go unnoticed.'],
          ['A random number in the link that nobody keeps', 'There is nothing to compare it with.'],
        ],
      },
      {
        stem: 'A column holds bank numbers that the service must read again. Which tool?',
        right: [['AES-GCM', 'It hides, and a change is noticed.']],
        wrong: [
          ['SHA-256', 'It cannot be read again.'],
          ['HMAC', 'It cannot be read again.'],
          ['Argon2id', 'It cannot be read again.'],
          ['AES-CBC without a tag', 'Changes are not noticed.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'flipped-byte',
    kind: 'short',
    seconds: 90,
    hint: 'What you combine the ciphertext with is combined with the text: old digit with new digit.',
    params: (rng) => {
      const [from = 0, to = 0] = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
      return { from, to, cipher: rng.int(64, 250) }
    },
    ask: ({ from, to, cipher }) => ({
      stem: `A text encrypted in CTR mode holds the digit \`${from}\` (byte 0x3${from}); its byte of the ciphertext is 0x${hex([cipher])}. Which byte must stand there for the text to hold \`${to}\` (0x3${to})?`,
      answerHint: 'Two hexadecimal digits, such as 4f.',
    }),
    key: ({ from, to, cipher }) => {
      const byte = hex([cipher ^ from ^ to])
      return { kind: 'short', accept: [byte, `0x${byte}`] }
    },
    why: ({ from, to, cipher }) => ({
      right: `0x${hex([cipher])} xor 0x3${from} xor 0x3${to}: the keystream stays, the digit changes.`,
      wrong: `It is ${hex([cipher ^ from ^ to])}. The ciphertext is text xor keystream; combine it with (old xor new), here 0x0${(from ^ to).toString(16)}. No key is needed, which is why a tag is.`,
    }),
    verify: ({ from, to, cipher }, { js }) => {
      const byte = js(
        `const stream = ${cipher} ^ '${from}'.charCodeAt(0)\nconsole.log((stream ^ '${to}'.charCodeAt(0)).toString(16).padStart(2, '0'))`,
      ).printed.trim()
      return { kind: 'short', accept: [byte, `0x${byte}`] }
    },
  }),
  moduleCheck({
    name: 'nonce-sharing',
    kind: 'short',
    seconds: 120,
    hint: 'Combine the two ciphertexts, and the result with the text that you know; look at one letter at a time.',
    params: (rng) => {
      const [known = '', sought = ''] = rng.sample(WORDS, 2)
      return { known, sought, stream: Array.from({ length: 3 }, () => rng.int(1, 254)) }
    },
    ask: ({ known, sought, stream }) => {
      const of = (word: string) => hex(stream.map((byte, i) => byte ^ (codesOf(word)[i] ?? 0)))
      return {
        stem: `Two words were encrypted with the same key and nonce. Of each ciphertext the first three bytes are shown, and the first word begins with ${known.slice(0, 3)}. With which three letters does the second begin? (A is 0x41, B 0x42, … Z 0x5a.)`,
        code: `first:  ${of(known)}\nsecond: ${of(sought)}`,
        answerHint: 'Three capital letters.',
      }
    },
    key: ({ sought }) => ({ kind: 'short', accept: [sought.slice(0, 3)] }),
    why: ({ known, sought }) => ({
      right: `first xor second is ${known.slice(0, 3)} xor ${sought.slice(0, 3)}; the keystream is gone.`,
      wrong: `It is ${sought.slice(0, 3)}. Combine the ciphertexts: the equal keystream falls out and the two texts remain, combined. Combine that with the known text, and the other one stands there.`,
    }),
    verify: ({ known, sought, stream }) => {
      const cipher = (word: string) => stream.map((byte, i) => byte ^ (codesOf(word)[i] ?? 0))
      const [first, second] = [cipher(known), cipher(sought)]
      return {
        kind: 'short',
        accept: [
          String.fromCharCode(...first.map((byte, i) => byte ^ (second[i] ?? 0) ^ (codesOf(known)[i] ?? 0))),
        ],
      }
    },
  }),
  reckoned({
    name: 'how-many-messages',
    seconds: 60,
    hint: 'The limit is a number of messages for one key; how long does it last at this pace?',
    draw: (rng) => ({ perSecond: 100 * rng.int(5, 60) }),
    stem: ({ perSecond }) =>
      `A service encrypts ${perSecond.toLocaleString('en')} messages a second with AES-GCM, random nonces of 96 bits and one key. After how many days has it used up the 2³² = 4,294,967,296 messages that are allowed for a key?`,
    unit: 'Days, to one decimal.',
    value: ({ perSecond }) => 2 ** 32 / perSecond / 86_400,
    within: 0.06,
    because: ({ perSecond }) => `4,294,967,296 / ${perSecond} seconds, and 86,400 seconds a day.`,
    slip: () =>
      'Not the nonces run out, of which there are 2⁹⁶: the chance that two are equal becomes too great long before.',
    again: ({ perSecond }) => 4_294_967_296 / (perSecond * 60 * 60 * 24),
  }),
  someOf({
    name: 'parts-that-mix',
    seconds: 75,
    hint: 'Write each out as one row of letters and compare.',
    scenes: [
      {
        stem: '`tag(user, file)` hashes both texts, one right after the other. Which calls give the same tag as `tag("ann", "1-notes")`? Choose all.',
        right: [
          ['`tag("an", "n1-notes")`', 'Both are ann1-notes.'],
          ['`tag("ann1", "-notes")`', 'Both are ann1-notes.'],
          ['`tag("", "ann1-notes")`', 'Both are ann1-notes.'],
          ['`tag("ann1-", "notes")`', 'Both are ann1-notes.'],
        ],
        wrong: [
          ['`tag("1-notes", "ann")`', 'It is 1-notesann.'],
          ['`tag("ann", "notes-1")`', 'It is annnotes-1.'],
          ['`tag("Ann", "1-notes")`', 'Capitals are other bytes.'],
          ['`tag("ann ", "1-notes")`', 'The space is hashed too.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'mac-or-signature',
    seconds: 75,
    hint: 'Who holds what is needed to make one, and who to check one?',
    scenes: [
      {
        stem: 'Which of these hold? Choose all.',
        right: [
          ['Who can check an HMAC can also make one', 'It is one key for both.'],
          ['A signature is checked with a key that may be public', 'Only making it needs the private one.'],
          [
            'From `SHA-256(key ‖ m)` one can go on to a longer message without the key',
            'The hash is the inner state.',
          ],
          [
            'Tags have to be compared in a time that does not depend on them',
            'Otherwise the time tells how much was right.',
          ],
        ],
        wrong: [
          ['An HMAC proves to a judge which of two partners wrote it', 'Both could have.'],
          ['A SHA-256 beside a file proves who made it', 'Anybody can compute it.'],
          ['HMAC can be lengthened as a plain hash can', 'It is built against this.'],
          ['A signature hides what was signed', 'It hides nothing.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'bits-of-token',
    seconds: 60,
    hint: 'How many values are there, and how many of them are tried in that time?',
    draw: (rng) => ({ digits: rng.int(6, 8), perSecond: 10 * rng.int(2, 20) }),
    stem: ({ digits, perSecond }) =>
      `A link to reset a password holds ${digits} random digits. An attacker may try ${perSecond} of them a second, none twice. How many hours do all of them take?`,
    unit: 'Hours, to one decimal.',
    value: ({ digits, perSecond }) => 10 ** digits / perSecond / 3_600,
    within: 0.06,
    because: ({ digits, perSecond }) => `10^${digits} values / ${perSecond} a second / 3,600.`,
    slip: () => 'On average half of it is enough. With 128 random bits no rate of tries comes near.',
    again: ({ digits, perSecond }) =>
      Number('9'.repeat(digits)) / (perSecond * 60 * 60) + 1 / (perSecond * 3_600),
  }),
  inOrder({
    name: 'rotation-order',
    seconds: 60,
    hint: 'At no moment may there be a ciphertext that nobody can read.',
    chains: [
      {
        stem: 'A key is to be changed without an hour in which something cannot be read. Put these in order, first at the top.',
        steps: [
          'Put the id of its key beside every ciphertext',
          'Give all servers the new key for reading',
          'Let all servers write with the new key',
          'Write anew in the background what has the old id',
          'See that no ciphertext has the old id any more',
          'Remove the old key',
        ],
        because:
          'Everybody can read with the new key before anybody writes with it, and the old one goes when nothing needs it.',
      },
    ],
  }),
  oneOf({
    name: 'need-again',
    seconds: 60,
    hint: 'Ask which need there is, before asking which algorithm.',
    about: 'Begin with what is needed',
    scenes: [
      {
        stem: 'A shop wants to look up a customer by e-mail address without keeping the address in the clear, and never shows it again. Thieves may get the table. Which fits best?',
        right: [
          [
            'HMAC of the address, with a key kept elsewhere',
            'Equal addresses give equal marks; without the key nobody can try addresses.',
          ],
        ],
        wrong: [
          ['SHA-256 of the address', 'Addresses are few: they are tried one by one.'],
          [
            'AES-GCM of the address, with a new nonce each time',
            'Equal addresses look different: it cannot be looked up.',
          ],
          ['Base64 of the address', 'It is only a spelling.'],
          [
            'Argon2id with a random salt for each of the rows',
            'To look up one, each row would have to be tried.',
          ],
        ],
      },
      {
        stem: 'A disk in a data centre is encrypted by the system. Against which of these does it help?',
        right: [['The disk is taken out and sold', 'Without the key it is noise.']],
        wrong: [
          ['A statement with an injection reads a table', 'The running system reads it in the clear.'],
          ['A stolen session reads letters', 'The running system shows them.'],
          ['An administrator copies the database', 'It is read through the running system.'],
          ['A backup is put on an open server', 'It was written in the clear, or under another key.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'bind-to-row',
    seconds: 60,
    hint: 'What is true of the row, not secret, and would be different in another row?',
    about: 'Why encryption alone is not enough',
    scenes: [
      {
        stem: 'Salaries are encrypted with AES-GCM, one by one. Somebody who can write to the table copies the director’s ciphertext into their own row, and it decrypts. What would have stopped it?',
        right: [['The person’s id as associated data', 'The tag would not fit in another row.']],
        wrong: [
          ['A longer key of 256 bits, made by the system’s random source', 'The key was not broken.'],
          ['A random nonce of its own for each row of the table', 'It is copied along.'],
          ['A second encryption of the whole result with another key', 'It is copied as a whole.'],
          ['An index on the column', 'It has nothing to do with it.'],
          ['The tag in a column of its own', 'It is copied along.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'nonce-again',
    seconds: 75,
    hint: 'Where does the next number come from, and what happens to it after a restart, beside a second machine, or with another key?',
    about: 'A nonce is used once',
    scenes: [
      {
        stem: 'In which cases is there a danger that a nonce is used twice with the same key? Choose all.',
        right: [
          [
            'A counter is kept in memory, and begins at 0 at each start',
            'After a restart it counts the same again.',
          ],
          ['A machine is restored from a snapshot with its counter', 'It uses numbers that were used.'],
          ['Two servers share a key, and each counts from 0', 'Each number comes twice.'],
          ['The nonce is the time in seconds', 'Two messages in one second are enough.'],
        ],
        wrong: [
          ['A counter that is saved before each use and never set back', 'It grows for ever.'],
          ['Each message gets a new random key, and nonce 0', 'The key is another one.'],
          ['Random 192-bit nonces, some billions of them', 'The chance is beyond reckoning.'],
          ['Two directions with a key each, and a counter each', 'Equal numbers meet different keys.'],
        ],
      },
    ],
  }),
])
