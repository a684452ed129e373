import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_TECHNICAL: readonly Question[] = [
  {
    id: 'full-stack/technical/older-result-on-screen',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'technical',
    level: 'mid',
    skills: ['React', 'TypeScript'],
    topics: ['async'],
    stem: 'A search field in a web page asks the server at each letter. Sometimes the list that stays on the screen belongs to an earlier word. Why, and how do you repair it?',
    seconds: 240,
    keyPoints: [
      {
        id: 'order',
        text: 'Answers arrive in another order than they were asked for, and the last to arrive wins.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'race condition responses | arrive order | different order | slower response | older response | response later | last arrives wins | overtake',
        ),
        hint: 'What if the first request takes longer than the second?',
      },
      {
        id: 'drop',
        text: 'An answer is used only if it belongs to the newest request: a number, a flag in the cleanup, or a comparison with the field.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'stale response | ignore stale | ignore old | ignore flag | cleanup function | cleanup flag | request id | sequence number | compare current query | newest request | latest request',
        ),
        hint: 'How could an answer know that nobody waits for it any more?',
      },
      {
        id: 'abort',
        text: 'The older request is aborted, and its error is told apart from a real one.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'abortcontroller | abort | cancel request | cancel previous | aborterror | cancels previous',
        ),
        hint: 'Does the earlier one have to go on at all?',
      },
      {
        id: 'debounce',
        text: 'Waiting for a pause in typing saves requests and does not repair the order.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'debounce lowers | debounce repair | debounce repairs | debounce not | debounce only | debounce alone | debouncing not | debounce fewer | debounce reduces | debounce less | debounce still | debounce saves',
        ),
        not: patterns('debounce solves | debounce fixes race'),
        hint: 'Would asking less often be enough?',
      },
      {
        id: 'states',
        text: 'Loading, empty and failed are states of the newest request too; a library that keys results by the query does it all.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'tanstack | react query | react-query | swr | cache by query | keyed by query | loading state | query key | spinner belongs | error state',
        ),
        hint: 'What does the page show between the two?',
      },
    ],
    followUps: {
      checking: ['How do you make it happen every time, in a test?'],
      reasoning: ['What does aborting save on the server, and what does it not?'],
      example: ['Which three letters, which times, and what is on the screen at the end?'],
    },
    samples: [
      'There is probably a bug in the state management of the page. I would use a modern framework with good state management, and write clean code with small components. Performance is also important for users, so the server should be fast. I would look at the code together with a colleague and find the best solution.',
      'That is a race. If the first request is slower than the second, its response arrives later and replaces the right list. I would use an AbortController, so that the previous request is cancelled when the user types again. A debounce also helps, because there are fewer requests. I would test it with a slow network in the browser.',
      'Each letter starts a request, and responses arrive in another order than they were sent, because short words match more rows and take longer. Suppose "ca" takes 800 ms and "cat" 200 ms: the list for "cat" appears, and 500 ms later the older response overwrites it. No server can repair that. In React I start the fetch in an effect and let its cleanup set a flag, so a stale response is ignored. Beside it an AbortController cancels the previous request, since six open connections per host is all that browsers allow over HTTP/1.1. I must then tell an AbortError from a real one, or the page shows an error for each letter. A debounce of 250 ms reduces the load, but it does not repair the order: two slow answers can still cross. The alternative is a library such as TanStack Query, which keys results by the query. It brings caching and a loading state for the right request; the price is one more thing to learn, so I would choose it if several pages need it. For example, at my last company, a map service, a tester on a train reported towns of the wrong country, and the request log showed two answers crossed. To check the repair I write a test whose fake server holds the first answer until the second was sent; on the old code it must fail each time, and on the new one the list must match the field.',
    ],
    sources: [
      'React documentation, You Might Not Need an Effect: Fetching data',
      'MDN Web Docs, AbortController',
    ],
    why: 'Whether somebody thinks of time on the network, and can make a rare fault certain.',
  },
  {
    id: 'full-stack/technical/paid-twice',
    revision: 1,
    status: 'active',
    areas: ['Full Stack Development', 'Cloud Computing'],
    type: 'technical',
    level: 'senior',
    skills: ['Node.js', 'PostgreSQL', 'System Design'],
    topics: ['consistency', 'async', 'keys'],
    stem: 'Some customers of a shop are charged twice. The button goes grey after the first click, and the route first looks whether the order was paid, then calls the payment provider, then marks the order. How does it happen all the same, and how do you stop it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'check-act',
        text: 'Two requests may both look before either marks: nothing holds them apart.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'both see unpaid | both read unpaid | race two requests | requests race | race condition mark | two requests same | both requests | both pass | concurrent requests | parallel requests',
        ),
        hint: 'What do they see who arrive within one millisecond?',
      },
      {
        id: 'repeat',
        text: 'Requests are repeated by browsers, proxies, phones and people who reload: the button is no defence.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'gateway retries | retries charge | retry payment | proxy retries | two tabs | second tab | reload | proxy repeats | client repeats | resend',
        ),
        hint: 'Who besides that button may send it again?',
      },
      {
        id: 'unknown',
        text: 'After a timeout it is unknown whether the charge happened; trying again blindly charges again.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'timeout unknown | unknown whether | outcome unknown | crash charge | dies before mark | dies charge | response lost | answer lost',
        ),
        hint: 'The provider does not answer: was the card charged or not?',
      },
      {
        id: 'key',
        text: 'A key per attempt to pay, stored before the call and sent to the provider, makes the second call return the first result.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'idempotency key | idempotency-key | idempotent key | same key provider | key per order',
        ),
        hint: 'How can the provider know that two calls mean the same thing?',
      },
      {
        id: 'unique',
        text: 'In the database one row per payment: a unique constraint or a state change that only one can win.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'unique constraint | unique index | insert conflict | select update | row lock | conditional update | update status',
        ),
        hint: 'What in the database lets only one of two through?',
      },
      {
        id: 'reconcile',
        text: 'What is open is compared with the provider until it is settled.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'reconcile | reconciliation | webhook | ask provider status | query provider | compare with provider | compare provider',
        ),
        hint: 'What happens to those that stay in between?',
      },
    ],
    followUps: {
      checking: ['How would you test the crash between the charge and the mark?'],
      reasoning: ['Why not hold a lock while the provider is called?'],
      example: ['What do the two requests do, line by line, until both have charged?'],
    },
    samples: [
      'Payments are critical, so everything must be tested very well. I would improve the frontend, so that users really cannot click twice, and show them a clear message. I would also use a professional payment provider with good support. With more tests and better code quality such problems should not happen any more in the future.',
      'There is a race, because two requests can look before one of them marks the order. Also a client can retry. I would add a unique constraint, so that the second one fails, and send an idempotency key to the provider. I would test it with two requests in parallel and compare the charges.',
      'Looking first and marking later leaves a gap. Two concurrent requests both read "unpaid", both call the provider and both mark. They come from two tabs, a reload, or a proxy that repeats; no button stops those. Worse, the provider charges and our process dies before the mark. After a timeout the outcome is unknown, so the next try may charge again. So I write the attempt down before the call. An insert into payments with a unique index on the order lets one request win; the other gets a conflict and answers with the state of the first. The row holds an idempotency key, and each try for this attempt sends the same key, so the provider returns the first result instead of a second charge. Keys expire there after a day or more, therefore a job reconciles rows that stay open for ten minutes. A row lock held during the call is the alternative. It is less code, but it keeps a connection for seconds, and if the process dies the lock goes and the charge stays. For example, at my last shop 27 of 31 double charges were retries of our own gateway. Suppose its timeout is 30 seconds and the provider needs 31: the log then shows one failed request and two charges. To verify, a test starts 50 requests for one order against a fake provider and must count one charge. Another test kills the process between call and mark, restarts it, and must see one paid row.',
    ],
    sources: [
      'Stripe documentation, Idempotent requests',
      'PostgreSQL documentation, INSERT: ON CONFLICT Clause',
      'Kleppmann, Designing Data-Intensive Applications, 2017, chapters 7 and 8',
    ],
    why: 'Whether somebody follows two requests at once, and a failure between two lines.',
  },
]
