import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('system-design-foundations/caching-and-queues', [
  reckoned({
    name: 'mean-time',
    seconds: 60,
    hint: 'Weigh both times by how often each happens.',
    draw: (rng) => ({ hits: rng.int(50, 99), hit: rng.int(1, 4), miss: rng.int(4, 30) * 10 }),
    stem: ({ hits, hit, miss }) =>
      `${hits} % of requests are found in a cache, in ${hit} ms; the others take ${miss} ms. What is the mean time?`,
    unit: 'Milliseconds, to one decimal place.',
    value: ({ hits, hit, miss }) => (hits * hit + (100 - hits) * miss) / 100,
    within: 0.1,
    because: ({ hits, hit, miss }) => `${hits / 100} · ${hit} + ${(100 - hits) / 100} · ${miss}.`,
    slip: () => 'The plain mean of both times would hold only at a hit rate of one half.',
    again: ({ hits, hit, miss }) => miss - (hits / 100) * (miss - hit),
  }),
  reckoned({
    name: 'load-behind',
    seconds: 60,
    hint: 'What reaches the database before, and what after?',
    draw: (rng) => ({ hits: rng.pick([80, 90, 95, 96, 98, 99]) }),
    stem: ({ hits }) =>
      `A cache answers ${hits} % of all requests. It restarts empty. By which factor does the load on the database behind it grow at first?`,
    unit: 'A number.',
    value: ({ hits }) => 100 / (100 - hits),
    within: 0.1,
    because: ({ hits }) => `From ${100 - hits} % of the requests to all of them.`,
    slip: ({ hits }) => `Not by ${hits} %: what counts is what reached it before.`,
    again: ({ hits }) => {
      const requests = 1_000_000
      return requests / (requests - (requests / 100) * hits)
    },
  }),
  oneOf({
    name: 'when-wrong',
    seconds: 75,
    hint: 'Go through the steps of a reader between the two steps of the writer.',
    scenes: [
      {
        stem: 'A writer deletes the key first and writes the database afterwards. What can happen between the two?',
        right: [['A reader puts the old value back', 'It misses, reads the old row and stores it for long.']],
        wrong: [
          ['A reader is refused, as the key is missing', 'A miss is answered from the database.'],
          ['The database loses the write', 'It has not been made yet, and will be.'],
          ['Nothing, since both steps will be done in the end', 'What a reader stored in between stays.'],
        ],
      },
      {
        stem: 'A price may be wrong for at most a minute. What is the simplest that keeps to it?',
        right: [['An expiry of a minute', 'The number was named.']],
        wrong: [
          ['A larger cache', 'Size does not make values younger.'],
          ['A name by content', 'The page would have to know the new name.'],
          ['Deleting on write alone', 'A race can leave an old value for ever.'],
        ],
      },
      {
        stem: 'A browser sends an `ETag` and is answered 304. What was spared?',
        right: [['The body of the answer', 'The trip was made all the same.']],
        wrong: [
          ['The round trip to the server', 'It was made: the question was asked.'],
          ['The look at whether it changed', 'That is what the server did.'],
          ['Nothing, it is a kind of an error', '304 says: what you have still holds.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-measure',
    seconds: 60,
    hint: 'Is it many at one moment, a value that changed, or one that cannot change?',
    scenes: [
      {
        stem: 'At the full hour ten thousand keys expire at once, and the database falls over. What helps?',
        right: [['A random part in each expiry', 'They then expire one after the other.']],
        wrong: [
          ['A shorter expiry for all', 'They expire together more often.'],
          ['Deleting all on each write', 'It empties the cache still more often.'],
          ['A second cache of the same kind', 'It expires at the same hour.'],
        ],
      },
      {
        stem: 'One famous page expires, and a thousand requests make it anew at once. What helps?',
        right: [['Letting one make it while others get the old one', 'One request reaches the database.']],
        wrong: [
          ['Making the page anew for each request, without any cache', 'Then a thousand do it always.'],
          [
            'A longer wait in the browsers until they are answered at last',
            'The thousand are made all the same.',
          ],
          [
            'More memory for the cache, so that more pages find room',
            'The page expires, it is not pushed out.',
          ],
        ],
      },
      {
        stem: 'A style sheet shall be kept for a year and yet change with a release. What helps?',
        right: [['A name made of its content', 'New content is a new name.']],
        wrong: [
          ['Asking with an `ETag` each time', 'It is kept, but each page makes a trip.'],
          ['An expiry of one minute', 'It is fetched anew all the time.'],
          ['Asking all users to reload it', 'They do not.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'key-holds',
    seconds: 75,
    hint: 'Would another value give another answer?',
    scenes: [
      {
        stem: 'A shared cache holds a page “my offers in my language, at this currency, page 2”. What has to be in its key? Choose all.',
        right: [
          ['The person', 'Others have other offers.'],
          ['The language', 'Texts differ.'],
          ['The currency', 'Prices differ.'],
          ['The number of the page', 'Page 3 is another answer.'],
        ],
        wrong: [
          ['The time of the request', 'Then nothing is ever found again.'],
          ['The server that answers', 'The answer does not depend on it.'],
          ['A random number', 'Then nothing is ever found again.'],
          ['The size of the cache', 'The answer does not depend on it.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'backlog-drained',
    seconds: 90,
    hint: 'First what has piled up, then how fast it shrinks.',
    draw: (rng) => {
      const out = rng.int(20, 60) * 10
      return {
        out,
        peak: out + rng.int(5, 40) * 10,
        minutes: rng.int(2, 15),
        after: out - rng.int(4, 15) * 10,
      }
    },
    stem: ({ out, peak, minutes, after }) =>
      `Receivers do ${out} messages a second. For ${minutes} minutes ${peak} a second come in, then ${after} a second. How many seconds after the peak is the queue empty again?`,
    unit: 'Seconds, as a whole number.',
    value: ({ out, peak, minutes, after }) => ((peak - out) * minutes * 60) / (out - after),
    within: 1,
    because: ({ out, peak, minutes, after }) =>
      `${(peak - out) * minutes * 60} have piled up, and ${out - after} a second more go out than come in.`,
    slip: ({ out }) => `Dividing by ${out} forgets that new ones go on coming.`,
    again: ({ out, peak, minutes, after }) => {
      const came = peak * minutes * 60
      const done = out * minutes * 60
      return (came - done) / -(after - out)
    },
  }),
  oneOf({
    name: 'full-queue',
    seconds: 60,
    hint: 'More comes in than goes out: what changes that?',
    scenes: [
      {
        stem: 'For hours 20 % more messages come in than receivers do. What does a longer queue change?',
        right: [['It is full later', 'And then everything in it is older.']],
        wrong: [
          ['Receivers become faster', 'They do the same amount.'],
          ['Fewer messages come in', 'Senders do not notice it.'],
          ['It empties', 'Only a lower inflow or more receivers do that.'],
        ],
      },
      {
        stem: 'Which figure tells best how late a queue is?',
        right: [['The age of its oldest message', 'It is the delay itself.']],
        wrong: [
          ['The number of its messages', 'Without the rate it tells no time.'],
          ['The size of its messages in bytes on the disk', 'Size is not delay.'],
          ['The number of those who send to it at the moment', 'Many may send little.'],
        ],
      },
      {
        stem: 'A user waits on a page for the result of a payment. Is a queue between them right?',
        right: [['Seldom: the answer is needed on this page', 'A failure would be hidden instead of shown.']],
        wrong: [
          ['Always: queues are reliable', 'The user waits for the answer.'],
          ['Yes, because the payment itself gets faster by it', 'A queue makes no work faster.'],
          ['Yes, if the queue is long enough for the peak', 'Its length does not bring the answer.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'what-comes-twice',
    seconds: 60,
    hint: 'Where in the two steps does it die?',
    scenes: [
      {
        stem: 'A receiver books a payment, and dies before it confirms the message. What follows?',
        right: [['The message comes again', 'Nobody knows that it was done: at least once.']],
        wrong: [
          ['The message is lost', 'It was not confirmed, so it is kept.'],
          ['The booking is undone', 'Nobody undoes it.'],
          ['The queue stands still', 'Another receiver takes it.'],
        ],
      },
      {
        stem: 'A receiver confirms a message, and dies before it does the work. What follows?',
        right: [['The work is never done', 'It counts as done: at most once.']],
        wrong: [
          ['The message comes again', 'It was confirmed.'],
          ['The work is done twice', 'It was not even done once.'],
          ['It goes to the dead letters', 'Those are messages that failed, not confirmed ones.'],
        ],
      },
      {
        stem: 'How does a receiver do each message once in effect, although some come twice?',
        right: [['It keeps their ids, in the transaction of the work', 'A repeat is recognised.']],
        wrong: [
          ['It confirms each message before it begins with the work', 'Then some are never done.'],
          ['It asks the sender each time whether it was the first', 'The sender may not know either.'],
          ['It waits for a while, whether the same one comes again', 'A repeat may come much later.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'backoff-sum',
    seconds: 60,
    hint: 'Each wait is twice the one before.',
    draw: (rng) => ({ first: rng.pick([1, 2, 3, 5]), tries: rng.int(4, 9) }),
    stem: ({ first, tries }) =>
      `A message is tried ${tries} times. Before the second try it waits ${first} s, and each further wait is twice as long. How many seconds after the first try is the last one, without random parts and the time of the tries?`,
    unit: 'Seconds, as a whole number.',
    value: ({ first, tries }) => first * (2 ** (tries - 1) - 1),
    within: 0,
    because: ({ first, tries }) => `${tries - 1} waits: ${first} · (2^${tries - 1} − 1).`,
    slip: ({ tries }) => `Between ${tries} tries there are ${tries - 1} waits.`,
    again: ({ first, tries }) => {
      let [sum, wait] = [0, first]
      for (let i = 1; i < tries; i++) {
        sum += wait
        wait *= 2
      }
      return sum
    },
  }),
  oneOf({
    name: 'order-kept',
    about: 'Once, at least, at most',
    seconds: 60,
    hint: 'Within what does order hold?',
    scenes: [
      {
        stem: 'Messages “opened”, “changed”, “closed” of one account must be done in order; accounts are independent. By what are they keyed?',
        right: [['By the account', 'All of one account go to one partition, in order.']],
        wrong: [
          ['By the kind of message', 'The three of one account are spread.'],
          ['By a random number', 'They are spread, and overtake each other.'],
          ['By one key for all', 'Order holds, but only one receiver works.'],
        ],
      },
      {
        stem: 'A topic has 6 partitions, and one group of receivers has 9 members. How many of them work at once?',
        right: [['6', 'Each partition is read by one member of a group.']],
        wrong: [
          ['9', 'Three have no partition.'],
          ['54', 'A partition is not shared within a group.'],
          ['3', 'Six have one each; three have none.'],
        ],
      },
      {
        stem: 'One message fails each time, and the ones behind it on its partition wait. What helps?',
        right: [['Setting it aside after a few tries, with an alarm', 'That is the dead-letter queue.']],
        wrong: [
          ['Trying it again without any pause until it works', 'It never does, and the others wait.'],
          ['Dropping it after the first try, so nobody has to wait', 'It is lost without anybody knowing.'],
          ['Adding more members to the group of its receivers', 'The partition is read by one of them.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'hit-again',
    about: 'What a cache does',
    seconds: 75,
    hint: 'Solve for the share of misses: how many may reach the database?',
    draw: (rng) => ({ requests: rng.int(2, 40) * 1_000, holds: rng.int(1, 18) * 50 }),
    stem: ({ requests, holds }) =>
      `${requests.toLocaleString('en')} requests a second come in, and the database holds ${holds} a second. Which hit rate must a cache have at least, in percent?`,
    unit: 'A percentage, to one decimal place.',
    value: ({ requests, holds }) => 100 - (100 * holds) / requests,
    within: 0.1,
    because: ({ requests, holds }) => `At most ${holds} of ${requests.toLocaleString('en')} may miss.`,
    slip: () => 'The share that may miss is not the hit rate, but what is left of 100 %.',
    again: ({ requests, holds }) => (100 * (requests - holds)) / requests,
  }),
  inOrder({
    name: 'flow-of-message',
    about: 'Once, at least, at most',
    seconds: 75,
    hint: 'What must have happened before the queue may forget it?',
    chains: [
      {
        stem: 'Put the life of a message at a careful receiver into order, the first at the top.',
        steps: [
          'It is received, but stays in the queue, hidden',
          'A transaction begins, and its id is looked for among those done',
          'The work and its id are written',
          'The transaction is committed',
          'The message is confirmed, and the queue forgets it',
        ],
        because:
          'The id is kept with the work in one transaction, and the confirmation comes last: what dies on the way comes again and is recognised.',
      },
    ],
  }),
])
