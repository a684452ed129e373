import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks } from '../module-checks'

const encoded = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
const ENCODER = `const html = (text) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c])`

export default moduleChecks('appsec-foundations/input-and-output', [
  someOf({
    name: 'kept-apart',
    seconds: 75,
    hint: 'Where is the text of the statement or command fixed before the value is there?',
    scenes: [
      {
        stem: '`name` comes from a request. In which lines does it stay data, whatever it holds? Choose all.',
        right: [
          [
            "`db.query('SELECT id FROM pets WHERE name = ?', [name])`",
            'The statement is fixed; the value travels beside it.',
          ],
          ["`spawn('/usr/bin/resize', ['--', name])`", 'No shell reads it, and `--` ends the options.'],
          ['`element.textContent = name`', 'It is set as text; nothing parses it as HTML.'],
          [
            "`db.query('SELECT id FROM pets ORDER BY ' + (ORDERS.get(name) ?? 'id'))` with a fixed `Map`",
            'Only texts of the map reach the statement.',
          ],
        ],
        wrong: [
          [
            '`db.query("SELECT id FROM pets WHERE name = \'" + name + "\'")`',
            'A quote in the name ends the text.',
          ],
          ['`exec(`resize ${name}`)`', 'A shell reads it: `;`, `$()` and more have a meaning.'],
          ['`element.innerHTML = name`', 'It is parsed as HTML.'],
          ["`spawn('sh', ['-c', 'resize ' + name])`", 'A list of arguments, and a shell all the same.'],
          ['`new RegExp(name).test(text)`', 'The name is read as a pattern.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-job',
    seconds: 60,
    hint: 'Is it about what comes in, about who asks, or about how it is written where it goes out?',
    scenes: [
      {
        stem: 'A guest book shows the name `Tom & <b>Jerry</b>` in bold letters, and the database holds just this text. Where is the fault mended?',
        right: [
          [
            'In the page, by encoding for HTML',
            'The stored name is right; the exit did not write it as text.',
          ],
        ],
        wrong: [
          [
            'In the form, by refusing `<` and `&`',
            'They are fine in a name, and other ways lead into the table.',
          ],
          ['In the table, by encoding all that is there', 'Then mails and exports show `&amp;`.'],
          ['In the session, by a stronger token', 'Nobody was taken for somebody else.'],
          ['In the query, by a placeholder', 'The query stored what it was given.'],
        ],
      },
      {
        stem: 'An order with the quantity −3 was accepted, and money was paid back. Where is the fault mended?',
        right: [
          [
            'Where the order comes in, by range and type',
            'A quantity is a whole number from 1 to some limit.',
          ],
        ],
        wrong: [
          ['In the page, by encoding the minus', 'It is shown rightly; it should not be there.'],
          ['In the form’s script alone, by a least value', 'Whoever sends requests by hand has no form.'],
          ['In the statement, by a placeholder', 'It was stored as data, as it should be.'],
          ['In the log, by a warning for each', 'The money is gone by then.'],
        ],
      },
      {
        stem: 'By changing the number in the address somebody reads another customer’s letter. Where is the fault mended?',
        right: [['Where the letter is read, by asking whose it is', 'It is a question of who may do this.']],
        wrong: [
          ['Where the number comes in, by a check of its form', 'It has the right form.'],
          ['In the page, by encoding the letter', 'It is shown to the wrong person.'],
          ['In the address, by a longer number', 'Longer numbers leak in links all the same.'],
          ['In the statement, by a placeholder', 'The statement did what was asked.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'encoded-text',
    kind: 'short',
    seconds: 75,
    hint: 'Which place is the value in first, and what surrounds that place? Begin inside.',
    params: (rng) => {
      const [x, y] = rng.sample(['fish', 'rice', 'soup', 'beans', 'bread', 'plum'], 2)
      return { x: x ?? '', y: y ?? '', sign: rng.pick(['&', '"', '<']), page: rng.int(2, 9) }
    },
    ask: ({ x, y, sign, page }) => ({
      stem: `\`html\` encodes \`&\`, \`<\`, \`>\` and \`"\` as \`&amp;\`, \`&lt;\`, \`&gt;\` and \`&quot;\`. What does this line print?`,
      code: `console.log(html('/q?a=' + encodeURIComponent('${x}${sign}${y}') + '&p=${page}'))`,
      answerHint: 'The printed text.',
    }),
    key: ({ x, y, sign, page }) => ({
      kind: 'short',
      accept: [encoded(`/q?a=${encodeURIComponent(`${x}${sign}${y}`)}&p=${page}`)],
      sameCase: true,
    }),
    why: ({ sign }) => ({
      right: `The value is percent-encoded (${sign} is ${encodeURIComponent(sign)}), and then the & between the parameters is encoded for the attribute.`,
      wrong: `Two encodings nest. The value first becomes ${encodeURIComponent(sign)} where ${sign} was, which holds nothing for HTML to encode; then the & between the parameters is written as an entity.`,
    }),
    verify: ({ x, y, sign, page }, { js }) => ({
      kind: 'short',
      accept: [
        js(
          `${ENCODER}\nconsole.log(html('/q?a=' + encodeURIComponent('${x}${sign}${y}') + '&p=${page}'))`,
        ).printed.trim(),
      ],
      sameCase: true,
    }),
  }),
  oneOf({
    name: 'which-place',
    seconds: 60,
    hint: 'Does the harmful value hold any sign that the encoding would change?',
    scenes: [
      {
        stem: 'A profile shows `<a href="{{site}}">my page</a>`; the template encodes `<`, `>`, `&` and quotes. What else has to be done with `site`?',
        right: [
          [
            'Let only the schemes http and https through',
            '`javascript:…` holds nothing that the encoding changes.',
          ],
        ],
        wrong: [
          ['Encode it a second time', 'The link breaks, and the scheme stays.'],
          ['Percent-encode the whole address, with its colon and its slashes', 'It is no address any more.'],
          ['Nothing else: brackets are encoded', 'A scheme that runs code needs none of them.'],
          [
            'Remove the word `script` from it wherever it may be found',
            'Spellings differ, and removal makes new things.',
          ],
        ],
      },
      {
        stem: 'A page needs the name of the person in its script. Which way is right?',
        right: [
          [
            '`<div id="me" data-name="{{name}}">`, read by the script',
            'It is an attribute, for which the template encodes; no code is written.',
          ],
        ],
        wrong: [
          [
            '`<script>const name = "{{name}}"</script>`, encoded for HTML by the template',
            'HTML encoding does not fit within a script.',
          ],
          ['`<script>name = {{name}}</script>`, if short', 'Short names can be code too.'],
          [
            '`<body onload="start(\'{{name}}\')">`, encoded for HTML by the template of the page',
            'The attribute is decoded and then run as code.',
          ],
          [`\`eval("name = '" + fetched + "'")\`, if it is ours`, 'A quote in it ends the text.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'where-it-goes',
    kind: 'short',
    seconds: 60,
    hint: 'Between the two slashes and the next one: what may stand in front of the host, and what behind it?',
    params: (rng) => {
      const good = `${rng.pick(['shop', 'maps', 'mail', 'docs'])}.example`
      const bad = `${rng.pick(['evil', 'inner', 'store', 'admin'])}.test`
      const shape = rng.int(0, 3)
      const port = rng.int(8_001, 8_999)
      const url = [
        `http://${good}@${bad}/a`,
        `http://${good}:${port}@${bad}/${good}`,
        `http://${bad}:${port}/@${good}/`,
        `http://${bad}?x=@${good}`,
      ][shape]
      return { good, bad, url: url ?? '' }
    },
    ask: ({ url }) => ({
      stem: `To which host does a request for this address go?`,
      code: url,
      answerHint: 'A host, without a port.',
    }),
    key: ({ bad }) => ({ kind: 'short', accept: [bad] }),
    why: ({ bad }) => ({
      right: `${bad}: what stands before an @ in the authority is a user name, and the authority ends at the first / or ?.`,
      wrong: `It goes to ${bad}. The authority ends at the first / or ?; within it, what stands before the last @ is a user name and password. Take the host from a parser, never by looking for a name in the text.`,
    }),
    verify: ({ url }) => ({ kind: 'short', accept: [new URL(url).hostname] }),
  }),
  moduleCheck({
    name: 'steps-of-path',
    kind: 'multiple',
    seconds: 90,
    hint: 'Resolve each by hand, step by step, and then look whether the folder with its last slash is a beginning of it.',
    params: (rng) => {
      const base = rng.pick(['/srv/files', '/data/app', '/var/docs'])
      const leaf = base.split('/').at(-1) ?? ''
      const inside = ['a/../b.txt', `x/y/../../c.txt`, `../${leaf}/d.txt`, './e/./f.txt', 'g/..//h.txt']
      const outside = [
        `../${leaf}-old/a.txt`,
        'a/../../b.txt',
        '../../etc/hosts',
        `x/../../${leaf}2/c.txt`,
        '..',
      ]
      const right = rng.sample(inside, rng.int(2, 3))
      return { base, right, shown: rng.shuffle([...right, ...rng.sample(outside, 5 - right.length)]) }
    },
    ask: ({ base, shown }) => ({
      stem: `Names are joined with the folder \`${base}\` and resolved. Which of them lie in it? Choose all.`,
      options: shown.map((name) => `\`${name}\``),
    }),
    key: ({ right, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((name, i) => (right.includes(name) ? [i] : [])),
    }),
    why: ({ base, right }) => ({
      right: `Resolved they begin with ${base}/: ${right.join(', ')}.`,
      wrong: `After resolving, only these begin with ${base}/ (with the slash): ${right.join(', ')}. \`..\` alone is no proof of harm, and a folder whose name merely begins alike is another folder.`,
    }),
    option: ({ base }, text) => {
      const parts: string[] = []
      for (const part of `${base}/${text.replaceAll('`', '')}`.split('/'))
        if (part === '..') parts.pop()
        else if (part !== '' && part !== '.') parts.push(part)
      return `/${parts.join('/')}`.startsWith(`${base}/`)
    },
  }),
  reckoned({
    name: 'bomb-size',
    seconds: 60,
    hint: 'Each level multiplies what the level below it is.',
    draw: (rng) => ({ refs: rng.int(4, 9), levels: rng.int(4, 6) }),
    stem: ({ refs, levels }) =>
      `In a document the entity \`e0\` is one letter, and each of \`e1\` to \`e${levels}\` consists of ${refs} references to the one before it. How many letters does \`&e${levels};\` become?`,
    unit: 'A whole number.',
    value: ({ refs, levels }) => refs ** levels,
    within: 0,
    because: ({ refs, levels }) =>
      `${refs} to the power of ${levels}: some lines become ${(refs ** levels).toLocaleString('en')} letters.`,
    slip: () =>
      'Levels multiply, they do not add. A limit of the size of what comes in does not help: switch entities off.',
    again: ({ refs, levels }) => {
      let letters = 1
      for (let level = 0; level < levels; level++) letters *= refs
      return letters
    },
  }),
  oneOf({
    name: 'kept-apart-again',
    seconds: 60,
    hint: 'Can this part of a statement travel beside it as a value?',
    about: 'Data that becomes code',
    scenes: [
      {
        stem: 'A list can be sorted by the column that a request names. How is the statement built?',
        right: [
          ['From a fixed list of columns, by the name that came', 'Names of columns cannot be placeholders.'],
        ],
        wrong: [
          [
            'With a placeholder behind `ORDER BY`, as for any value',
            'It sorts by a constant text and not by the column.',
          ],
          ['By putting the name between double quotes, as it came', 'A quote in it ends the name.'],
          ['By removing spaces and semicolons from what came in', 'Much can be said without them.'],
          [
            'With the name in the statement, as only staff see the list',
            'Staff and their browsers send requests too.',
          ],
        ],
      },
      {
        stem: 'A server turns pictures by a program, whose file name comes from people. How is the program called?',
        right: [
          [
            'With a list of arguments, `--` and a name of one’s own',
            'No shell reads it, and nothing can be taken for an option.',
          ],
        ],
        wrong: [
          ['Through a shell, with the name in single quotes', 'A single quote in the name ends them.'],
          [
            'Through a shell, with a backslash before each of the spaces in it',
            'Spaces are the least of it.',
          ],
          [
            'With a list of arguments, with the name first and just as it came in',
            'A name like `-rf` or `@x` is read as an option.',
          ],
          ['Through a shell, after a check that the name is short', 'Short commands do harm too.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'removed-part',
    kind: 'short',
    seconds: 60,
    hint: 'Cut out the found piece and look at what then stands side by side.',
    about: 'One meaning before the check',
    params: (rng) => {
      const bad = rng.pick(['../', '<script>', 'drop', '--'])
      const at = rng.int(1, bad.length - 1)
      const tail = rng.pick(['x', 'etc', 'home', 'notes'])
      return { bad, text: `${bad.slice(0, at)}${bad}${bad.slice(at)}${tail}` }
    },
    ask: ({ bad, text }) => ({
      stem: 'What does this print?',
      code: `console.log('${text}'.replace('${bad}', ''))`,
      answerHint: 'The printed text.',
    }),
    key: ({ bad, text }) => ({ kind: 'short', accept: [text.replace(bad, '')], sameCase: true }),
    why: ({ bad, text }) => ({
      right: `Without the first \`${bad}\` the rest closes up: ${text.replace(bad, '')}.`,
      wrong: `It prints ${text.replace(bad, '')}: taking out the first \`${bad}\` it meets makes what was to be removed out of the pieces around it. Refuse, or encode; do not remove.`,
    }),
    verify: ({ bad, text }, { js }) => ({
      kind: 'short',
      accept: [js(`console.log('${text}'.replace('${bad}', ''))`).printed.trim()],
      sameCase: true,
    }),
  }),
  someOf({
    name: 'job-again',
    seconds: 75,
    hint: 'For each ask whether it is done at the entrance, in the middle or at the exit, and whether it belongs there.',
    about: 'Three jobs, three places',
    scenes: [
      {
        stem: 'Which of these are sound? Choose all.',
        right: [
          [
            'A post code is compared with a pattern from `^` to `$` when it comes in',
            'Validation of the whole text at the entrance.',
          ],
          ['A mail encodes a name for HTML when it is built', 'Encoding where it goes out.'],
          ['A comment with `<` is stored as it was typed', 'It is data; the page encodes it.'],
          ['The server looks at the length although the form does', 'Requests come without forms too.'],
        ],
        wrong: [
          ['Names are stored with `&lt;` in place of `<`', 'Encoded for one place, wrong in all others.'],
          [
            "Every `'` is removed before the database, so placeholders are not needed",
            'It damages names and protects nothing.',
          ],
          [
            'A pattern without `^` and `$` accepts `ok<script>`, but the page encodes, so it is a validation',
            'It looks at a part only: the value was not validated.',
          ],
          [
            'A text passes validation, so the page may show it unencoded',
            'Validation never replaces encoding.',
          ],
        ],
      },
    ],
  }),
])
