import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('system-design-foundations/failure-and-operation', [
  reckoned({
    name: 'budget-minutes',
    seconds: 60,
    hint: 'How many minutes have the days, and which share is left?',
    draw: (rng) => ({ objective: rng.pick([99, 99.5, 99.8, 99.9, 99.95, 99.99]), days: rng.int(7, 90) }),
    stem: ({ objective, days }) =>
      `The objective is ${objective} % over ${days} days. How many minutes may it be down in all?`,
    unit: 'Minutes, to one decimal place.',
    value: ({ objective, days }) => (days * 1_440 * (100 - objective)) / 100,
    within: 0.1,
    because: ({ objective, days }) =>
      `${days} days have ${(days * 1_440).toLocaleString('en')} minutes; ${(100 - objective).toFixed(2)} % of them.`,
    slip: () => 'A share in percent has to be divided by a hundred once more.',
    again: ({ objective, days }) => {
      const seconds = days * 24 * 3_600
      return (seconds - (seconds / 100) * objective) / 60
    },
  }),
  reckoned({
    name: 'all-needed',
    seconds: 75,
    hint: 'All must work, so their shares multiply.',
    draw: (rng) => ({ parts: rng.int(3, 12), each: rng.pick([99, 99.5, 99.8, 99.9, 99.95]) }),
    stem: ({ parts, each }) =>
      `A request needs ${parts} services, each available ${each} % of the time, independently. How available is the request, in percent?`,
    unit: 'A percentage, to two decimal places.',
    value: ({ parts, each }) => 100 * (each / 100) ** parts,
    within: 0.02,
    // A hundredth of 99.9 is no exact number: it is said as it is meant.
    because: ({ parts, each }) => `${Number((each / 100).toFixed(4))} to the power ${parts}.`,
    slip: ({ each }) =>
      `${each} % would be the answer if one of them were enough; here each can break the request.`,
    again: ({ parts, each }) => {
      let up = 100
      for (let i = 0; i < parts; i++) up -= up * (1 - each / 100)
      return up
    },
  }),
  oneOf({
    name: 'spare-or-not',
    seconds: 75,
    hint: 'What comes over to the others when one dies, and what do they have in common?',
    scenes: [
      {
        stem: 'Three machines are 60 % busy each, at an even load. One dies. How busy is each of the other two?',
        right: [['90 %', '180 % on two.']],
        wrong: [
          ['60 %', 'The load of the third has to go somewhere.'],
          ['75 %', 'That would be five machines losing one.'],
          ['120 %', 'That would be two machines losing one.'],
        ],
      },
      {
        stem: 'Two sites are 99 % available each, with the same release at the same minute. Why are they together less than 99.99 %?',
        right: [['A bad release takes both', 'They do not fail independently.']],
        wrong: [
          ['Two sites are slower than one', 'Speed is not what is asked.'],
          ['The product has to be taken, 98 %', 'That is for parts which are all needed.'],
          ['One of them is always out of use', 'Both may serve.'],
        ],
      },
      {
        stem: 'Four machines shall stand the loss of one and then be at most 75 % busy. How busy may each be before, at an even load?',
        right: [['56 %', 'Three at 75 % carry 225 %, on four that is 56.25 %.']],
        wrong: [
          ['75 %', 'Then three would be at 100 %.'],
          ['50 %', 'It is less than needed: three would be at 67 %.'],
          ['66 %', 'Then three would be at 88 %.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'calls-multiplied',
    seconds: 60,
    hint: 'Each try of one level makes all tries of the next.',
    draw: (rng) => ({ tries: Array.from({ length: rng.int(2, 4) }, () => rng.int(2, 4)) }),
    stem: ({ tries }) =>
      `A call goes through ${tries.length} levels, which try ${tries.join(', ')} times in all, each on its own, before they give up. The database behind them fails always. How many calls does it get out of one?`,
    unit: 'A whole number.',
    value: ({ tries }) => tries.reduce((all, one) => all * one, 1),
    within: 0,
    because: ({ tries }) => `Each level multiplies: ${tries.join(' · ')}.`,
    slip: () => 'They multiply, they do not add: that is why only one level should try again.',
    again: ({ tries }) => {
      const calls = (level: number): number =>
        level === tries.length
          ? 1
          : Array.from({ length: tries[level] ?? 0 }, () => calls(level + 1)).reduce((sum, n) => sum + n, 0)
      return calls(0)
    },
  }),
  someOf({
    name: 'retry-safe',
    seconds: 75,
    hint: 'If the first one did arrive, what does the second one do?',
    scenes: [
      {
        stem: 'A call timed out, and nobody knows whether it arrived. Which of these may be sent again as they are? Choose all.',
        right: [
          ['Read the list of orders', 'Reading changes nothing.'],
          ['Set the address to “Mill Lane 4”', 'Setting it twice is setting it once.'],
          ['Pay 40, with the key k-81 that the server remembers', 'A repeat is recognised by the key.'],
          ['Delete the file with the id 7', 'A second time finds nothing to delete.'],
        ],
        wrong: [
          ['Pay 40', 'It may be paid twice.'],
          ['Add 1 to the counter', 'It may be added twice.'],
          ['Append a line to the report', 'It may stand there twice.'],
          ['Send a text message to a customer', 'It may be sent twice.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'deadline-left',
    seconds: 75,
    hint: 'Take from the patience what is already spent, and keep what the answer needs.',
    draw: (rng) => ({
      patience: rng.int(10, 30) * 100,
      spent: rng.int(1, 6) * 100,
      back: rng.int(1, 4) * 50,
      tries: rng.int(2, 3),
    }),
    stem: ({ patience, spent, back, tries }) =>
      `The caller waits ${patience} ms in all. ${spent} ms are spent, ${back} ms are needed to finish the answer. What is the longest timeout for each of ${tries} equal tries, one after the other without a pause?`,
    unit: 'Milliseconds, as a whole number.',
    value: ({ patience, spent, back, tries }) => (patience - spent - back) / tries,
    within: 1,
    because: ({ patience, spent, back, tries }) =>
      `${patience - spent - back} ms are left for ${tries} tries.`,
    slip: () => 'A timeout longer than the patience of the caller makes answers that nobody waits for.',
    again: ({ patience, spent, back, tries }) => {
      let [low, high] = [0, patience]
      for (let i = 0; i < 60; i++) {
        const timeout = (low + high) / 2
        if (spent + tries * timeout + back <= patience) low = timeout
        else high = timeout
      }
      return low
    },
  }),
  reckoned({
    name: 'burn-rate',
    seconds: 75,
    hint: 'How many times the allowed share fails?',
    draw: (rng) => ({
      objective: rng.pick([99, 99.5, 99.9]),
      times: rng.int(2, 20),
      days: rng.pick([28, 30]),
    }),
    stem: ({ objective, times, days }) =>
      `The objective is ${objective} % over ${days} days. At an even load ${((100 - objective) * times).toFixed(1)} % of requests now fail. If it stays so, after how many days is the whole budget spent, counted from a full one?`,
    unit: 'Days, to one decimal place.',
    value: ({ times, days }) => days / times,
    within: 0.1,
    because: ({ objective, times, days }) =>
      `${(100 - objective).toFixed(1)} % may fail; ${times} times that much does, so ${days} days become ${days} / ${times}.`,
    slip: () => 'The share that fails has to be held against the share that may fail, not against 100 %.',
    again: ({ objective, times, days }) => {
      const budget = (days * (100 - objective)) / 100
      return budget / (((100 - objective) * times) / 100)
    },
  }),
  oneOf({
    name: 'wake-or-ticket',
    about: 'Seeing it',
    seconds: 60,
    hint: 'Do users feel it now, and can somebody mend it now?',
    scenes: [
      {
        stem: 'For which of these is somebody woken at night?',
        right: [
          ['One in five log-ins fails for some minutes', 'Users feel it, and somebody can act.'],
          ['No order has come in for ten minutes', 'Users feel it, and somebody can act.'],
        ],
        wrong: [
          ['One of twelve machines was replaced by the system itself', 'It is mended.'],
          ['A disk is full in three weeks', 'A ticket.'],
          ['The processor of one machine is at 91 % for a minute', 'Nobody feels it.'],
          ['A certificate expires in 25 days', 'A ticket, though one with a date.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-incident',
    seconds: 75,
    hint: 'What ends the harm comes before what explains it.',
    chains: [
      {
        stem: 'Errors rise ten minutes after a release. Put the steps into order, the first at the top.',
        steps: [
          'Roll the release back',
          'See that errors fall again',
          'Tell users that it is over',
          'Look for the cause in the release',
          'Write down what happened, without blame',
          'Give each change that follows a name and a date',
        ],
        because: 'Stop the harm, see that it stopped, tell; the cause and the lessons can wait an hour.',
      },
      {
        stem: 'A column shall be renamed while old and new code run side by side. Put the steps into order, the first at the top.',
        steps: [
          'Add the new column',
          'Release code that writes both',
          'Copy old values over',
          'Release code that reads the new one',
          'Release code that no longer writes the old one',
          'Drop the old column',
        ],
        because: 'At each moment both versions of the code find what they read.',
      },
    ],
  }),
  oneOf({
    name: 'safe-change',
    seconds: 60,
    hint: 'How many would be hit, and how quickly is one back?',
    scenes: [
      {
        stem: 'What makes a release safest?',
        right: [
          ['1 % of traffic first, and one switch back', 'Few are hit, and the way back is quick.'],
          ['One machine first, compared with the others', 'Few are hit, and the difference is seen.'],
        ],
        wrong: [
          ['All machines at once, at night', 'All are hit, and few notice it.'],
          [
            'A large release once a quarter, tested for three weeks',
            'Much changes at once, so the cause is hard to find.',
          ],
          ['All machines at once, with a page that explains the change', 'All are hit.'],
          ['A promise that the change is small', 'Small changes break things too.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'budget-again',
    about: 'How good is good enough',
    seconds: 60,
    hint: 'The budget of the month, less what is spent, over what each costs.',
    draw: (rng) => ({ spent: rng.int(5, 25), each: rng.int(2, 6) }),
    stem: ({ spent, each }) =>
      `99.9 % over 30 days are promised. An outage took ${spent} minutes; each release costs ${each} minutes of errors for all. How many more releases fit into the budget?`,
    unit: 'A whole number.',
    value: ({ spent, each }) => Math.floor((43.2 - spent) / each),
    within: 0,
    because: ({ spent, each }) => `Of 43.2 minutes ${(43.2 - spent).toFixed(1)} are left; ${each} each.`,
    slip: () => 'It is rounded down: a release that fits in part would overdraw.',
    again: ({ spent, each }) => {
      let [left, releases] = [30 * 24 * 60 * 0.001 - spent, 0]
      while (left >= each) {
        left -= each
        releases++
      }
      return releases
    },
  }),
  oneOf({
    name: 'first-in-incident',
    about: 'A call that does not come back',
    seconds: 60,
    hint: 'What takes load away?',
    scenes: [
      {
        stem: 'A database was slow for a minute and is well again, but the services stay overloaded, since all calls are tried again. What helps first?',
        right: [
          ['Switching off retries and refusing some load', 'The load keeps itself up; less of it ends that.'],
        ],
        wrong: [
          ['Waiting, since the cause of it has gone away', 'The overload outlives its cause.'],
          ['Longer timeouts, so that more calls get through', 'More calls are then in flight.'],
          ['More tries per call, with shorter pauses in between', 'It is more load.'],
        ],
      },
      {
        stem: 'A service without timeouts calls one that hangs. What happens to the first one?',
        right: [['Its workers are used up by waiting', 'It hangs as well, without an error.']],
        wrong: [
          ['It gets an error and goes on with the next', 'Silence is no error.'],
          ['Nothing, as only the second one is broken', 'Who waits for ever does nothing else.'],
          ['Others answer its calls', 'Nobody arranged that.'],
        ],
      },
      {
        stem: 'A circuit breaker is open. What does the next call get?',
        right: [['An error at once, or something simpler', 'The broken part is left in peace.']],
        wrong: [
          ['A longer timeout than before', 'It does not even go out.'],
          ['Three tries with growing, random pauses', 'That would be load on a broken part.'],
          ['A place in a queue until the part is well', 'The caller would wait.'],
        ],
      },
    ],
  }),
])
