import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const count = (n: number): string => n.toLocaleString('en')

export default moduleChecks('system-design-foundations/estimation', [
  reckoned({
    name: 'per-second',
    seconds: 60,
    hint: 'How many seconds has a day?',
    draw: (rng) => ({ millions: rng.int(2, 90), each: rng.int(2, 25) }),
    stem: ({ millions, each }) =>
      `${millions} million devices each send ${each} messages a day. How many messages a second is that on average?`,
    unit: 'Messages per second, within 2 %.',
    value: ({ millions, each }) => Math.round((millions * 1e6 * each) / 86_400),
    within: 5,
    because: ({ millions, each }) =>
      `${count(millions * each)} million a day over 86,400 seconds; a million a day is about 12 a second.`,
    slip: () => 'Dividing by 3,600 gives what it would be if all came within one hour.',
    again: ({ millions, each }) => Math.round((millions * each * 1e6) / (24 * 60 * 60)),
  }),
  reckoned({
    name: 'transfer-time',
    seconds: 75,
    hint: 'A network is sold in one unit and a file counted in another.',
    draw: (rng) => ({
      gigabytes: rng.int(2, 60) * 10,
      gbit: rng.pick([1, 2.5, 5, 10]),
      used: rng.pick([50, 80, 100]),
    }),
    stem: ({ gigabytes, gbit, used }) =>
      `A copy of ${gigabytes} GB goes over a link of ${gbit} Gbit/s, of which ${used} % can be used. How many minutes does it take?`,
    unit: 'Minutes, to one decimal place.',
    value: ({ gigabytes, gbit, used }) => (gigabytes * 8 * 100) / (gbit * used * 60),
    within: 0.1,
    because: ({ gigabytes, gbit, used }) =>
      `${gigabytes} GB are ${gigabytes * 8} Gbit, at ${(gbit * used) / 100} Gbit a second.`,
    slip: () => 'Without the factor of eight the answer is eight times too small.',
    again: ({ gigabytes, gbit, used }) => {
      const megabytesEachSecond = (gbit * 125 * used) / 100
      return (gigabytes * 1_000) / megabytesEachSecond / 60
    },
  }),
  reckoned({
    name: 'light-floor',
    seconds: 60,
    hint: 'There and back; light in glass is slower than in the air.',
    draw: (rng) => ({ km: rng.int(5, 90) * 200, trips: rng.int(1, 4) }),
    stem: ({ km, trips }) =>
      `A server is ${count(km)} km away, along glass. A page needs ${trips} round trip${trips > 1 ? 's, one after the other' : ''}. How many milliseconds does light alone take?`,
    unit: 'Milliseconds, as a whole number.',
    value: ({ km, trips }) => (2 * km * trips) / 200,
    within: 1,
    because: ({ km, trips }) => `2 · ${count(km)} km · ${trips} at 200 km per millisecond.`,
    slip: () => 'A trip goes there and back; 300 km per millisecond is the speed in a vacuum.',
    again: ({ km, trips }) => (km / 200_000 + km / 200_000) * trips * 1_000,
  }),
  reckoned({
    name: 'average-or-peak',
    seconds: 75,
    hint: 'Average first, then the factor of the busiest hour, then whole machines.',
    draw: (rng) => ({
      millions: rng.int(20, 200),
      peak: rng.int(2, 6),
      each: rng.pick([300, 400, 500, 800]),
    }),
    stem: ({ millions, peak, each }) =>
      `${millions} million requests a day, ${peak} times the average at the peak; one machine does ${each} a second. How many machines does the peak need?`,
    unit: 'A whole number.',
    value: ({ millions, peak, each }) => Math.ceil((millions * 1e6 * peak) / (86_400 * each)),
    within: 0,
    because: ({ millions, peak, each }) =>
      `${count(Math.round((millions * 1e6) / 86_400))} a second on average, times ${peak}, over ${each}, rounded up.`,
    slip: ({ millions, each }) =>
      `${Math.ceil((millions * 1e6) / 86_400 / each)} would do only if nobody slept.`,
    again: ({ millions, peak, each }) => {
      let machines = 1
      while (machines * each * 86_400 < millions * 1e6 * peak) machines++
      return machines
    },
  }),
  reckoned({
    name: 'stored-a-year',
    seconds: 90,
    hint: 'Bytes a day, 365 days, copies; mind the steps of a thousand.',
    draw: (rng) => ({
      thousands: rng.int(5, 90) * 10,
      kilobytes: rng.pick([50, 200, 400, 1_500, 3_000]),
      copies: rng.int(2, 3),
    }),
    stem: ({ thousands, kilobytes, copies }) =>
      `${count(thousands * 1_000)} files of ${count(kilobytes)} KB come in each day and are kept in ${copies} copies. How many terabytes does a year of 365 days take?`,
    unit: 'Terabytes, to one decimal place.',
    value: ({ thousands, kilobytes, copies }) => (thousands * kilobytes * copies * 365) / 1e6,
    within: 0.1,
    because: ({ thousands, kilobytes, copies }) =>
      `${(thousands * kilobytes) / 1_000} GB a day, times 365, times ${copies}.`,
    slip: () => 'The copies are forgotten most often, and a step of a thousand comes next.',
    again: ({ thousands, kilobytes, copies }) => {
      const bytes = thousands * 1_000 * (kilobytes * 1_000) * copies
      return (bytes * 365) / 1e12
    },
  }),
  oneOf({
    name: 'what-follows',
    about: 'From people to load',
    seconds: 75,
    hint: 'Which part is far from what one machine does, and which is near to nothing?',
    scenes: [
      {
        stem: '15 writes a second of 1 KB, 20 reads a second of the same rows, 40 GB in all. What follows?',
        right: [['One database on one machine is enough', 'Each of the three is far below what one does.']],
        wrong: [
          ['The rows have to be spread over several machines', '40 GB fit onto one disk many times.'],
          ['Writes have to go through a queue', '15 a second are few.'],
          ['A content network has to stand in front of the reads', '20 reads of 1 KB a second are 20 KB/s.'],
        ],
      },
      {
        stem: '3,000 downloads a second of 1 MB each, 10 uploads a second, 50 TB in all. What decides the design?',
        right: [['The bytes that go out', '3 GB/s is more than two cards of 10 Gbit/s carry.']],
        wrong: [
          ['The number of uploads', '10 a second are few.'],
          ['The time to read one row from the database', 'Rows are no load here.'],
          ['The size of the code that serves the downloads', 'It has nothing to do with the load.'],
        ],
      },
      {
        stem: 'A table of 2 million products of 500 bytes is read 5,000 times a second, and changes once a day. What follows?',
        right: [['Each server can hold it in memory', 'It is 1 GB and hardly changes.']],
        wrong: [
          ['It has to be spread over several databases by its key', '1 GB fits into the memory of one.'],
          ['Each read has to go to the database, so as to be right', 'It changes once a day.'],
          ['It needs an object store', '1 GB is small.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'in-flight',
    seconds: 60,
    hint: 'Per second times seconds.',
    draw: (rng) => ({ rate: rng.int(10, 300) * 10, ms: rng.int(2, 60) * 10 }),
    stem: ({ rate, ms }) =>
      `${count(rate)} requests a second take ${ms} ms each. How many are in flight at once on average?`,
    unit: 'A number to one decimal place.',
    value: ({ rate, ms }) => (rate * ms) / 1_000,
    within: 0.1,
    because: ({ rate, ms }) => `${count(rate)} per second · ${ms / 1_000} seconds.`,
    slip: () => 'Leaving the time in milliseconds makes it a thousand times too many.',
    again: ({ rate, ms }) => rate / (1_000 / ms),
  }),
  reckoned({
    name: 'slow-database',
    seconds: 75,
    hint: 'Solve the law for the time: how long may each stay?',
    draw: (rng) => ({ pool: rng.int(2, 20) * 10, rate: rng.int(5, 60) * 20 }),
    stem: ({ pool, rate }) =>
      `A service gets ${count(rate)} requests a second; each holds one of ${pool} connections while it runs. From how many milliseconds per request on is the pool always empty?`,
    unit: 'Milliseconds, to one decimal place.',
    value: ({ pool, rate }) => (1_000 * pool) / rate,
    within: 0.2,
    because: ({ pool, rate }) => `W = L / λ = ${pool} / ${count(rate)} seconds.`,
    slip: () => 'No request more has to come: the same load with a slower database empties the pool.',
    again: ({ pool, rate }) => {
      let [low, high] = [0, 100_000]
      for (let i = 0; i < 80; i++) {
        const ms = (low + high) / 2
        if ((rate * ms) / 1_000 < pool) low = ms
        else high = ms
      }
      return high
    },
  }),
  reckoned({
    name: 'time-at-load',
    seconds: 60,
    hint: 'Service time over the share of the time that is free.',
    draw: (rng) => ({ ms: rng.int(2, 40) * 5, busy: rng.pick([50, 60, 75, 80, 90, 95]) }),
    stem: ({ ms, busy }) =>
      `One worker takes ${ms} ms for each request and is busy ${busy} % of the time; arrivals and service times are random (M/M/1). How long is a request in the system on average?`,
    unit: 'Milliseconds, as a whole number.',
    value: ({ ms, busy }) => (100 * ms) / (100 - busy),
    within: 1,
    because: ({ ms, busy }) => `${ms} / (1 − ${busy / 100}).`,
    slip: ({ ms }) => `${ms} ms is the work alone; most of the time is waiting.`,
    again: ({ ms, busy }) => {
      // Mean number in the system, by summing its distribution, and Little's law.
      const p = busy / 100
      let [inside, share] = [0, 1 - p]
      for (let n = 1; n < 3_000; n++) {
        share *= p
        inside += n * share
      }
      return inside / (p / ms)
    },
  }),
  someOf({
    name: 'bits-or-bytes',
    about: 'A few numbers to know',
    seconds: 75,
    hint: 'Check the unit of each side, then the step of a thousand.',
    scenes: [
      {
        stem: 'Which of these are about right? Choose all.',
        right: [
          ['10 million a day are about 116 a second', '10 · 11.6.'],
          ['1 Gbit/s moves about 7.5 GB a minute', '125 MB/s · 60.'],
          ['A billion rows of 100 bytes are 100 GB', '10⁹ · 10² bytes.'],
          ['1,000 reads of memory take about 0.1 ms', '1,000 · 100 ns.'],
        ],
        wrong: [
          ['1 Gbit/s moves about 1 GB a second', 'Eight bits are a byte: 125 MB.'],
          ['1 million a day are about 700 a second', 'That is a minute: 86,400 seconds are a day.'],
          ['100 million rows of 1 KB are 1 TB', '10⁸ · 10³ bytes are 100 GB.'],
          ['1,000 random reads of an SSD take about 1 ms, one after the other', '1,000 · 100 µs are 100 ms.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-sizes',
    about: 'A few numbers to know',
    seconds: 75,
    hint: 'Nearer and simpler is quicker.',
    chains: [
      {
        stem: 'Put these into the order of how long they take, the quickest at the top.',
        steps: [
          'Reading a value from memory',
          'Reading a block of an SSD at random',
          'A round trip within a data centre',
          'Reading 1 MB over 1 Gbit/s',
          'A round trip over an ocean',
          'Copying 1 GB over 1 Gbit/s',
        ],
        because: 'About 100 ns, 100 µs, 0.5 ms, 8 ms, 100 ms, 8 s.',
      },
    ],
  }),
])
