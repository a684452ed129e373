import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const SIGNALS = [
  { name: 'SIGHUP', number: 1 },
  { name: 'SIGINT', number: 2 },
  { name: 'SIGABRT', number: 6 },
  { name: 'SIGKILL', number: 9 },
  { name: 'SIGSEGV', number: 11 },
  { name: 'SIGTERM', number: 15 },
] as const

export default moduleChecks('kubernetes-ops/containers', [
  someOf({
    name: 'what-is-shared',
    seconds: 60,
    hint: 'What belongs to the host’s one kernel, and what does a namespace give anew?',
    scenes: [
      {
        stem: 'Two containers run on one Linux host, with the usual settings. What do they share? Choose all.',
        right: [
          ['The kernel', 'There is one, that of the host.'],
          ['The modules that the kernel has loaded', 'They belong to the kernel.'],
          ['The hour that the clock shows', 'Time of day has no namespace.'],
          ['The processors of the host, as far as limits let them', 'Control groups divide them.'],
        ],
        wrong: [
          ['The list of processes that they see', 'Each has its own.'],
          ['The port 8080, so that only one of them may listen', 'Each has a network of its own.'],
          ['The folder `/tmp`', 'Each has mounts of its own.'],
          ['The host name', 'It has a namespace too.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'size-of-image',
    seconds: 75,
    hint: 'What does a layer that marks files as gone do to the layers below it?',
    draw: (rng) => ({ base: 10 * rng.int(5, 20), added: 10 * rng.int(10, 50), built: 5 * rng.int(2, 20) }),
    stem: ({ base, added, built }) =>
      `The base has ${base} MB. One line copies ${added} MB of sources in, the next builds ${built} MB out of them, a third deletes the sources. How large are the layers together, in MB? What marks them as gone counts for nothing.`,
    unit: 'MB, as a whole number.',
    value: ({ base, added, built }) => base + added + built,
    within: 0,
    because: ({ base, added, built }) =>
      `${base} + ${added} + ${built}: a later layer takes nothing out of an earlier one.`,
    slip: ({ base, built }) =>
      `${base + built} MB is what one sees inside; it takes a second stage to get there.`,
    again: ({ base, added, built }) => [base, added, built, 0].reduce((sum, layer) => sum + layer, 0),
  }),
  reckoned({
    name: 'bytes-to-pull',
    seconds: 90,
    hint: 'Which layers are on the machine already, and which of the others do two images have in common?',
    draw: (rng) => ({
      base: 10 * rng.int(6, 12),
      runtime: 10 * rng.int(3, 9),
      services: rng.int(3, 8),
      own: rng.int(5, 25),
    }),
    stem: ({ base, runtime, services, own }) =>
      `A machine has the base layer (${base} MB). Now it fetches ${services} images; each is made of this base, one common layer with the runtime (${runtime} MB) and a layer of its own (${own} MB). How many MB are fetched?`,
    unit: 'MB, as a whole number.',
    value: ({ runtime, services, own }) => runtime + services * own,
    within: 0,
    because: ({ runtime, services, own }) => `The runtime once, ${runtime}, and ${services} · ${own}.`,
    slip: () => 'A layer is known by its hash: what is there, or was just fetched, is not fetched again.',
    again: ({ base, runtime, services, own }) => {
      const there = new Set(['base'])
      let sum = 0
      for (let i = 0; i < services; i++)
        for (const [layer, size] of [
          ['base', base],
          ['runtime', runtime],
          [`own-${i}`, own],
        ] as const)
          if (!there.has(layer)) {
            there.add(layer)
            sum += size
          }
      return sum
    },
  }),
  oneOf({
    name: 'tag-or-digest',
    seconds: 60,
    hint: 'Which of the names can lead to another content tomorrow?',
    scenes: [
      {
        stem: 'Three machines started `shop:1.4` on Monday, a fourth on Thursday; the fourth behaves otherwise. What is likely?',
        right: [['The tag was moved in between', 'A tag is a pointer; a digest would have shown it.']],
        wrong: [
          ['The digest of the image has changed by itself', 'A digest is the hash of what it names.'],
          ['The layers were put on one another in another order', 'The order stands in the manifest.'],
          ['The fourth has another kernel in its image', 'No image holds a kernel that is run.'],
          ['Images change with age', 'They are read-only.'],
        ],
      },
      {
        stem: 'A rollback has to bring back exactly what ran last week. By what is it named?',
        right: [['By the digest', 'It is this image or nothing.']],
        wrong: [
          ['By `latest`', 'It is whatever was pushed last.'],
          ['By the name of the branch', 'A branch moves with each commit.'],
          ['By the tag of the minor version', 'It may have been moved by a patch.'],
          ['By the date on which it is fetched', 'It says when, not what.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'seconds-of-build',
    seconds: 90,
    hint: 'Which is the first line that differs, and what happens to all below it?',
    draw: (rng) => ({
      install: rng.int(40, 120),
      copy: rng.int(1, 4),
      build: rng.int(10, 60),
      isCopyFirst: rng.chance() < 0.5,
    }),
    stem: ({ install, copy, build }) =>
      `Run anew, \`npm ci\` takes ${install} s, \`COPY . .\` ${copy} s and \`npm run build\` ${build} s; all else takes no time, and a line out of the cache none. One source file was changed, no package. How long does this build take?`,
    code: ({ isCopyFirst }) =>
      (isCopyFirst
        ? ['FROM node:22-slim', 'WORKDIR /app', 'COPY . .', 'RUN npm ci', 'RUN npm run build']
        : [
            'FROM node:22-slim',
            'WORKDIR /app',
            'COPY package.json package-lock.json ./',
            'RUN npm ci',
            'COPY . .',
            'RUN npm run build',
          ]
      ).join('\n'),
    unit: 'Seconds, as a whole number.',
    value: ({ install, copy, build, isCopyFirst }) => copy + build + (isCopyFirst ? install : 0),
    within: 0,
    because: ({ isCopyFirst }) =>
      isCopyFirst
        ? '`COPY . .` differs and stands above `npm ci`, so all three run anew.'
        : 'The lock file is as it was, so `npm ci` comes out of the cache; from `COPY . .` on all runs anew.',
    slip: () => 'The cache ends at the first line that differs, whatever the lines below it use.',
    again: ({ install, copy, build, isCopyFirst }) => {
      const lines = isCopyFirst
        ? [
            { differs: true, takes: copy },
            { differs: false, takes: install },
            { differs: false, takes: build },
          ]
        : [
            { differs: false, takes: install },
            { differs: true, takes: copy },
            { differs: false, takes: build },
          ]
      const from = lines.findIndex(({ differs }) => differs)
      return lines.slice(from).reduce((sum, { takes }) => sum + takes, 0)
    },
  }),
  inOrder({
    name: 'order-of-file',
    seconds: 60,
    hint: 'What changes most rarely stands at the top, and what is used has to be there before.',
    chains: [
      {
        stem: 'Put these lines of a Dockerfile in the order that makes best use of the cache, first at the top.',
        steps: [
          '`FROM python:3.13-slim`',
          '`RUN apt-get update && apt-get install -y libpq5`',
          '`COPY requirements.txt .`, and below it `RUN pip install -r requirements.txt`',
          '`COPY . .`',
          '`RUN python -m compileall src`',
        ],
        because:
          'System packages change most rarely, then the list of packages, then the sources, on which the last step works.',
      },
    ],
  }),
  reckoned({
    name: 'signal-behind-code',
    seconds: 45,
    hint: 'Above 128 the code is a sum.',
    draw: (rng) => ({ signal: rng.pick(SIGNALS), isAsked: rng.chance() < 0.5 }),
    stem: ({ signal: { name, number }, isAsked }) =>
      isAsked
        ? `A container was ended by ${name}, which is signal ${number}. Which exit code is shown?`
        : `A container is shown with the exit code ${128 + number}. Which number has the signal that ended it?`,
    unit: 'A whole number.',
    value: ({ signal: { number }, isAsked }) => (isAsked ? 128 + number : number),
    within: 0,
    because: ({ signal: { name, number } }) => `128 + ${number} = ${128 + number}: ${name}.`,
    slip: () =>
      'A code up to 128 is what the program itself gave back; above it stands 128 and the number of a signal.',
    again: ({ signal: { number }, isAsked }) => {
      const code = 0b1000_0000 | number
      return isAsked ? code : code & 0b0111_1111
    },
  }),
  oneOf({
    name: 'who-is-number-one',
    seconds: 60,
    hint: 'Who gets the signal, and does it hand it on or act on it?',
    scenes: [
      {
        stem: 'With `CMD node main.js` each stop takes the whole time of grace, and open requests are cut. The program handles SIGTERM. What is changed?',
        right: [['`CMD ["node", "main.js"]`', 'Now the program itself is number 1.']],
        wrong: [
          ['`CMD node main.js & sleep infinity`', 'The shell is number 1 still.'],
          ['`RUN node main.js`', 'It would run while the image is built.'],
          ['`STOPSIGNAL SIGKILL`', 'Then nothing can be finished at all.'],
          ['A longer time of grace for each stop', 'The signal still does not arrive.'],
        ],
      },
      {
        stem: '`CMD ["server"]` is number 1 and installs no handler for SIGTERM. What does `docker stop` do?',
        right: [
          ['It waits ten seconds, then kills it', 'Without a handler the signal does nothing to number 1.'],
        ],
        wrong: [
          ['It ends it at once, as any process', 'Number 1 has no default action for it.'],
          ['It waits until the server has ended by itself', 'After the time of grace comes SIGKILL.'],
          ['It is refused with an error', 'It stops, only late.'],
          ['It ends the host’s process number 1', 'Number 1 is meant within the namespace.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'late-by-the-tap',
    seconds: 100,
    hint: 'How many whole portions are used up before the last one begins?',
    draw: (rng) => ({ quota: rng.pick([20, 25, 40, 50]), full: rng.int(1, 5), rest: rng.int(3, 18) }),
    stem: ({ quota, full, rest }) =>
      `A group may use ${quota} ms of processor time in each period of 100 ms. A request needs ${quota * full + rest} ms of computing in one thread, begins with a period, and nothing else runs in the group. After how many ms is it done?`,
    unit: 'Milliseconds, as a whole number.',
    value: ({ full, rest }) => 100 * full + rest,
    within: 0,
    because: ({ quota, full, rest }) =>
      `${full} times ${quota} ms are computed and the rest of the period waited; ${rest} ms are left for the next one.`,
    slip: ({ quota, full, rest }) =>
      `${quota * full + rest} / ${quota / 100} would let it wait after the last portion too.`,
    again: ({ quota, full, rest }) => {
      let [left, now] = [quota * full + rest, 0]
      while (left > 0) {
        if (now % 100 < quota) left--
        now++
      }
      return now
    },
  }),
  oneOf({
    name: 'memory-or-time',
    seconds: 60,
    hint: 'The one limit is an edge, the other a tap.',
    scenes: [
      {
        stem: 'A service ends again and again with 137, a few minutes after its start; nobody stops it, and no probe fails. What is looked at first?',
        right: [['Its memory, against the limit', 'The kernel kills whoever goes over it.']],
        wrong: [
          ['Its processor time, against the limit', 'It would be late and not dead.'],
          ['Its handler of SIGTERM', '137 is SIGKILL, which has no handler.'],
          ['The tag of its image', 'It starts and runs for minutes.'],
          ['Its port, which may be taken', 'It would fail at the start, with a code of its own.'],
        ],
      },
      {
        stem: 'After a limit of half a processor was set, the slowest requests of a service take 150 ms longer; nothing ends. What is it?',
        right: [['It waits for the next period', 'The portion of the period is used up.']],
        wrong: [
          ['It is killed and started again', 'Nothing ends.'],
          ['Its memory is written to disk', 'The limit is about processor time.'],
          ['Its image is fetched again', 'Nothing starts.'],
          ['The kernel runs it on a slower clock', 'It runs at full speed, part of the time.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'layers-again',
    seconds: 60,
    hint: 'Which sheets stay with the image for ever, and which goes with the container?',
    about: 'An image is layers and a note',
    scenes: [
      {
        stem: 'A Dockerfile copies a key in, fetches private packages with it, and deletes it in the next line. The image was pushed to a public place. What follows?',
        right: [['The key has to be replaced', 'It lies in the layer of the line that copied it.']],
        wrong: [
          ['Nothing, for it is gone', 'It is only marked as gone.'],
          ['Only who had the container running saw it', 'Whoever has the image has the layer.'],
          ['The tag has to be moved to another image', 'The old layers are out already.'],
          ['It is safe as long as the container is read-only', 'The layer can be unpacked.'],
        ],
      },
      {
        stem: 'A container writes 2 GB of results into `/out`, which is no volume, and is removed. Where are they?',
        right: [['Nowhere: they are gone with it', 'The sheet on top goes with the container.']],
        wrong: [
          ['In the topmost layer of its image', 'The image is read-only.'],
          ['In the registry, after the next push', 'Nothing was made an image.'],
          ['In the next container of the same image', 'It begins with an empty sheet.'],
          ['In `/out` on the host', 'Nothing was mounted there.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'cache-again',
    seconds: 75,
    hint: 'For each ask which line differs then, and what stands below it.',
    about: 'The cache reads from the top',
    scenes: [
      {
        stem: 'A Dockerfile: `FROM`, `COPY package-lock.json …`, `RUN npm ci`, `COPY . .`, `RUN npm run build`. After which changes does `npm ci` run anew? Choose all.',
        right: [
          ['A package gets a newer version in the lock file', 'The line above it uses that file.'],
          ['The base image of `FROM` is another one', 'All lines below the first differ.'],
          ['A line `ENV LANG=C` is put above it', 'From the new line on all runs anew.'],
          ['The cache of the machine was emptied', 'There is nothing to take.'],
        ],
        wrong: [
          ['A source file has another comma', 'It is used below only.'],
          ['The last line is `npm run build -- --fast` now', 'It stands below.'],
          ['The README was translated', 'It is used below only.'],
          ['A line `EXPOSE 80` was added at the end', 'It stands below.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'walls-again',
    seconds: 60,
    hint: 'Is it about what a process sees, or about what it may use?',
    about: 'A process with walls',
    scenes: [
      {
        stem: 'A container sees only its own processes and starts counting them at 1. What does that?',
        right: [['A namespace', 'It decides what is seen.']],
        wrong: [
          ['A control group', 'It decides what may be used.'],
          ['A layer', 'It holds files.'],
          ['A kernel of its own', 'The kernel is that of the host.'],
          ['A capability', 'It is a right, such as to change the clock.'],
        ],
      },
      {
        stem: 'A container may use at most 512 MB of memory. What does that?',
        right: [['A control group', 'It decides what may be used.']],
        wrong: [
          ['A namespace', 'It decides what is seen.'],
          ['The topmost layer', 'It holds files that were changed.'],
          ['The digest of its image', 'It names a content.'],
          ['The user of its configuration', 'It says as whom it runs.'],
        ],
      },
    ],
  }),
])
