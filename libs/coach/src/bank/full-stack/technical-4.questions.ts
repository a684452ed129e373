import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_TECHNICAL_4: readonly Question[] = [
  {
    id: 'full-stack/technical/text-in-the-wrong-row',
    revision: 3,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['React', 'TypeScript'],
    topics: [],
    stem: 'A page built with React shows tasks, each with a text field for a note. Its rows are made with map, and the position is the key. When somebody deletes the second task, the note that they typed for it stands beside the third. Why, and what do you change?',
    seconds: 240,
    keyPoints: [
      {
        id: 'identity',
        text: 'The key tells which row is which; after the deletion the third has the key that the second had.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'key identifies | key identity | keys identify | matches key | matched key | matches rows | index shifts | key shifts | index changes | indexes shift | takes index | reuses component | reuses row | key 1',
        ),
        hint: 'By what does it know a row again on the next drawing?',
      },
      {
        id: 'state-stays',
        text: 'What was typed lives in the row that is kept, and only its task is exchanged.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'state stays | state kept | state preserved | preserves state | local state | uncontrolled',
        ),
        hint: 'Where does the typed text live, and why did it not go along?',
      },
      {
        id: 'stable',
        text: 'The key is the id of the task, made once when it is created.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'id key | task.id | task id | key id | stable id | unique id | stable key | database id',
        ),
        hint: 'What of a task stays the same for its whole life?',
      },
      {
        id: 'not-random',
        text: 'A key made by chance while drawing is worse: each row is made anew, and the focus is lost.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'random key | random keys | math.random | crypto.randomuuid | uuid render | remount | remounts | remounted | loses focus',
        ),
        hint: 'Would a fresh number for each drawing do?',
      },
      {
        id: 'lift',
        text: 'Better still, notes are kept with the tasks, and the field shows what is there.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'controlled input | controlled field | controlled component | lift state | lifted state | state parent | notes stored | lift note | lift notes | lift text | list state | keep parent | notes parent | notes task id',
        ),
        hint: 'Should the note belong to the row at all?',
      },
      {
        id: 'when-fine',
        text: 'The position is good enough where rows are never moved, added or taken away and hold nothing.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('static list | never reordered | never changes | never reorder | list fixed'),
        hint: 'Is the position always wrong?',
      },
    ],
    followUps: {
      checking: ['Which steps does your test do, and what does it look at?'],
      reasoning: ['Repair the key only, or move the note too: which, and why?'],
      example: ['Which rows and keys are there before and after the deletion?'],
    },
    samples: [
      'React is a very popular library with a virtual DOM, which makes it fast. There is probably a problem with the rendering or with the state management. I would use a state library and update React to the newest version. Clean components and good naming help to avoid such problems, and so does a code review by the team.',
      'The index is used as key. After the deletion the third task has the index of the second, so React keeps the state of that row. I would use the task id as key. Math.random is not a solution, because then every render makes new rows. I would test it by typing a note and deleting the second row.',
      'React matches the rows of two drawings by key. Tasks A, B, C have 0, 1, 2; without B they are A and C with 0 and 1, so C takes over the row that was B. Its text comes from the task and is new; the note is uncontrolled, it lives in the field of the kept row, and so the old words stand beside C. I would use the task id as key, made once on the server or when the task is added, because it stays with the task through sorting and filtering. A random key in the map is no help either, because each drawing makes every row anew: all notes are lost, the field loses focus, and it costs time too. With the right key it is repaired; still I prefer to store the note in the task and give the field its value, a controlled input. Then a note survives when its row scrolls out of the list, and it can be saved. The price is that each letter passes the parent, which needs some care from a thousand rows on. The index is good enough for a static list, such as the days of a week. For example, in my last internship a table of guests was sorted by name while people typed their meals, and nine meals landed with others; the log of the server showed nothing wrong, because wrong notes were sent correctly. To check it, a test types "call Ann" at the second of three rows, deletes it, and must find no field with that text. I count the rows as well, and expect to see two. On the old code it should fail, otherwise the test looks at the wrong thing.',
    ],
    sources: ['React documentation, Rendering Lists', 'React documentation, Preserving and Resetting State'],
    why: 'Whether somebody knows by what a page recognises its parts, and where state belongs.',
  },
  {
    id: 'full-stack/technical/compiled-and-undefined',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'technical',
    level: 'mid',
    skills: ['TypeScript', 'Node.js'],
    topics: [],
    stem: 'A TypeScript page reads orders with "await response.json() as Order[]". It compiles in strict mode and has no any of its own. In production it breaks: cannot read properties of undefined, reading city. How can that be, and how do you keep it from coming back?',
    seconds: 300,
    keyPoints: [
      {
        id: 'erased',
        text: 'Types are gone when the program runs; nobody looks whether the data fits.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'types erased | erased when | type erasure | types runtime | runtime types | types gone | types disappear | exist compile | compile time | checked runtime',
        ),
        hint: 'What is left of Order while the page runs?',
      },
      {
        id: 'claim',
        text: 'The assertion is a claim of the author, which the compiler believes.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'type assertion | assertion silences | cast believes | compiler believes | claims without | trusts me | assertion not | only assertion | assertion promise | tell compiler | telling compiler | compiler trust | my word',
        ),
        hint: 'Who checks what stands after "as"?',
      },
      {
        id: 'parse',
        text: 'At the border data is unknown until a schema has read it, and the type follows from the schema.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'zod | parse response | parsed schema | schema parse | schema validates | validate response | validates response | runtime validation | type guard | json schema | inferred schema | valibot | io-ts',
        ),
        hint: 'What turns something unknown into an Order, honestly?',
      },
      {
        id: 'fails',
        text: 'What does not fit is a fault with a name and a place: one order is left out, or the page says so, and it is reported.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'report invalid | log invalid | logs path | skip order | drop order | error boundary | show error | fallback | rejected order | safeparse',
        ),
        hint: 'What should the page do with one order that does not fit?',
      },
      {
        id: 'contract',
        text: 'Both sides take the shape from one place, and a change that breaks it breaks the build.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'shared schema | shared types | generated types | generate client | openapi | contract test | contract tests | codegen',
        ),
        hint: 'The server changed the address to be optional: who should have noticed, and when?',
      },
      {
        id: 'strictness',
        text: 'Reading from lists and records may give undefined, which a further switch makes visible.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'nouncheckedindexedaccess | unchecked indexed | no-unsafe | lint rule | forbid assertions | ban assertions | optional chaining',
        ),
        hint: 'Which switch or rule would have spoken up?',
      },
    ],
    followUps: {
      checking: ['Which answer of the server is your test, and what must the page do?'],
      reasoning: ['Checking every answer takes time and code: where would you leave it out?'],
      example: ['How do the two lines look afterwards?'],
    },
    samples: [
      'TypeScript makes applications safe, but sometimes there are bugs in production anyway. I would add more checks and use the strict mode, and write more unit tests to increase the coverage. The backend team should also deliver correct data. A good communication between frontend and backend is the key to success in such projects.',
      'Types do not exist at runtime, so "as" is only a claim and the response is never checked. The server probably sends an order without an address. I would validate the response with zod and infer the type from the schema. If it fails, log the invalid field. I would test it with a response in which the address is missing.',
      'The compiler has checked everything that it can see, and it cannot see the server. Types are erased when the program runs, so nothing compares the answer with Order. The assertion makes it worse: response.json() gives any, and "as" is my claim, which the compiler believes. The first wrong thing is noticed three components later, at city. I would read the answer as unknown and let a schema parse it, with zod for instance, and derive the type from it, so that the two cannot differ. That costs some 14 kilobytes and a few milliseconds for 100 orders; hand-written guards are the alternative, lighter, but they drift from the type because nobody is forced to change both. I check at each border, meaning network, storage and the address bar, and nowhere inside. What does not fit has an owner: the list leaves out that order, shows that one could not be loaded, and sends the path "2.address" to our log. Refusing the whole page would be more honest, but 99 people who want their orders should not pay for one. Then the cause: shop pick-up has no address since Tuesday, and the server knew. Therefore both sides generate types from one OpenAPI file, and a contract test runs in the build of the server. For example, at my last bakery chain a price became a string there; "12" + "3" gave 123 euros, and nothing crashed at all. As a test I feed the page an answer without an address and expect to see 99 rows and one report; on the old code the test should fail with that very message. A lint rule against assertions on answers must turn red for this line.',
    ],
    sources: [
      'TypeScript Handbook, Everyday Types: Type Assertions',
      'TypeScript documentation, TSConfig Reference: noUncheckedIndexedAccess',
      'MDN, Response: json() method',
    ],
    why: 'Whether somebody knows where a type stops to protect, and puts the check there.',
  },
  {
    id: 'full-stack/technical/one-upload-halts-all',
    revision: 1,
    status: 'active',
    areas: ['Full Stack Development', 'DevOps'],
    type: 'technical',
    level: 'senior',
    skills: ['Node.js', 'TypeScript'],
    topics: ['async'],
    stem: 'Whenever one customer of a Node.js service uploads a price list, all others wait eight seconds, also for pages that need no database. One core is at 100 percent, three are idle, memory is fine. How do you find the cause, and what do you change?',
    seconds: 360,
    keyPoints: [
      {
        id: 'one-thread',
        text: 'All JavaScript runs on one thread: while one piece of work runs, nobody else is served.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'event loop | single thread | single-threaded | main thread | blocks loop | blocked loop',
        ),
        hint: 'Who serves the others while this one is worked on?',
      },
      {
        id: 'find',
        text: 'A profile during the upload shows the function, and the delay of the loop shows the harm.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cpu profile | cpu profiler | flame graph | flamegraph | --prof | --cpu-prof | monitoreventloopdelay | loop delay | loop lag | eventloop delay',
        ),
        hint: 'Which measurement points at the very function?',
      },
      {
        id: 'suspects',
        text: 'Usual ones: a huge JSON, a synchronous call, a regular expression that backtracks, a loop in a loop.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'json.parse | readfilesync | synchronous call | sync call | synchronous crypto | regular expression | regex | backtracking | redos | quadratic | nested loop | pbkdf2sync',
        ),
        hint: 'Which kinds of code keep a core busy for eight seconds?',
      },
      {
        id: 'elsewhere',
        text: 'Such work goes to a worker or another process, with a limited queue; an await changes nothing.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'worker thread | worker threads | worker_threads | worker pool | child process | separate process | background job | job queue | piscina | another process',
        ),
        hint: 'Where should it be done, so that others are served meanwhile?',
      },
      {
        id: 'pieces',
        text: 'Or it comes in pieces: streamed line by line, giving way between them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'parse stream | file stream | streaming | streamed | setimmediate | chunks | batches rows | giving way',
        ),
        hint: 'Must the whole file be there before the first row is read?',
      },
      {
        id: 'bounds',
        text: 'Size and time have limits, for each customer.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'body limit | size limit | maximum size | limit upload | upload limit | limit customer | max body',
        ),
        hint: 'How large may such a file be, and how many at once?',
      },
      {
        id: 'more-machines',
        text: 'More instances only make it hit fewer: everybody on that one still waits.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'more instances | more processes | cluster mode | cluster module | adding instances | pm2',
        ),
        hint: 'Would four processes on four cores be enough?',
      },
    ],
    followUps: {
      checking: ['What does your test measure while the large file is worked on?'],
      reasoning: ['A worker, a queue, or smaller pieces: what does each cost here?'],
      example: ['What did one such function look like, and how long did it take for how many rows?'],
    },
    samples: [
      'Node.js is asynchronous and therefore very fast, but for such tasks it may be the wrong technology. I would scale the service horizontally and use a load balancer. Caching could also improve the performance. It is important to write clean asynchronous code with promises and to follow the best practices of the community.',
      'Node has a single thread, so a long synchronous task blocks the event loop for everybody. I would take a CPU profile during the upload. It could be JSON.parse or a regex. I would move the work to a worker thread and limit the size of the upload. More instances would only help a bit. I measure the latency of other requests during an upload.',
      'One core full and three idle says that a single thread is busy: all our JavaScript shares it, and while it computes, the event loop serves nobody. Making the function async would change nothing, since an await only gives way where something waits. I reproduce it in staging with that list, 40,000 rows, and take a CPU profile; at the same time monitorEventLoopDelay says how long others stand. I suspect JSON.parse of 60 megabytes, a quadratic search for duplicates, or a regex that backtracks over one long cell. Suppose the profile shows 7.1 seconds where each article is looked for in an array. First the cheap repair: a map instead of the search brings it to 90 milliseconds. That is the reason to measure before moving things; a worker would have burned the same seconds elsewhere. Then I look at what remains. I would parse the file as a stream, row by row, and write 500 rows at a time, because memory stays flat and the loop breathes between them. A worker thread is the alternative for what cannot be cut, such as a large regex; it costs a copy of the rows and one more queue. Bounds come last: a size limit of 20 megabytes, and one upload per customer at a time. More processes would only mean that a quarter of all people wait. For example, at my last wine trader the culprit was a check of e-mails; one cell with 30 dots took six seconds. To check, a test uploads the list while another client asks for a small page each 50 milliseconds. Its slowest page must stay under 200, and on the old code I expect to see eight seconds. An alarm rises when the delay of the loop is above 300 milliseconds.',
    ],
    sources: [
      'Node.js documentation, Don’t Block the Event Loop (or the Worker Pool)',
      'Node.js documentation, perf_hooks: monitorEventLoopDelay',
      'Node.js documentation, Worker threads',
    ],
    why: 'Whether somebody measures before moving work, and knows what is shared by all.',
  },
]
