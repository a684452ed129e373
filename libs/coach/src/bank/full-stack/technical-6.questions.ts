import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_TECHNICAL_6: readonly Question[] = [
  {
    id: 'full-stack/technical/blocked-only-in-the-browser',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['TypeScript', 'Node.js'],
    topics: ['web'],
    stem: 'A page on shop.example fetches from api.example with a token in a header. The console says that it is blocked by CORS policy. With curl the same request works, and the log of the server shows an OPTIONS that was answered with 404. What is going on, and what do you change where?',
    seconds: 240,
    keyPoints: [
      {
        id: 'browser-rule',
        text: 'It is the browser that keeps a page from reading another origin; curl knows no such rule.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'same-origin policy | same origin policy | browser enforces | browser protects | browser rule | browser keeps | browser refuses | curl enforce | curl ignores | only browser | browser blocks | browser let | different origin | origins differ | other origin browser | browsers only | by browser | browsers block | enforced browser | enforced browsers',
        ),
        hint: 'Who refuses here, and on whose behalf?',
      },
      {
        id: 'preflight',
        text: 'The header makes the browser ask first, and that question gets no answer.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'preflight | pre-flight | asks first | asks permission first | authorization not simple | not simple request',
        ),
        hint: 'What is that request which your code never sent?',
      },
      {
        id: 'headers',
        text: 'The server names the origin, the method and the header that it allows.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'access-control-allow-origin | allow-origin | access-control-allow-headers | allow-headers | allow origin header | allowed origins | allowed headers | cors middleware | access-control headers | access-control header | cors headers | cors header | access-control',
        ),
        hint: 'What must stand in the answer, and who writes it?',
      },
      {
        id: 'list',
        text: 'A list of own origins; not whatever came in, and no star with cookies.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'wildcard | star credentials | star cookies | list origins | allowlist | reflect origin | reflecting origin | echo origin | any origin | only own domain | only shop | not star | star | not asterisk | only known origins | specific origin | exact origin | only shop.example',
        ),
        hint: 'Whom would you let in, and whom by mistake?',
      },
      {
        id: 'no-guard',
        text: 'It protects people in a browser and not the server, which checks the token as before.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'still check token | still checks token | not authentication | cors protect | cors protection | anybody curl | curl still | protects users | cors security | no security | not security | protect server | protects server | token verified | token checked | verify token | authentication needed | still authentication | still authenticate | call curl | anyone curl',
        ),
        hint: 'Is the data safe from strangers by this?',
      },
      {
        id: 'one-origin',
        text: 'Under one origin, by a path of a proxy, the question does not arise.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'reverse proxy | same domain | same origin proxy | one origin | proxy path | under same origin | same host | one domain | path proxy | same-origin proxy',
        ),
        hint: 'Could you do without it altogether?',
      },
    ],
    followUps: {
      checking: ['Which request would you send by hand to see that the server is right?'],
      reasoning: ['Why not simply allow everybody?'],
      example: ['Which two requests go over the line, with which headers?'],
    },
    samples: [
      'This is a typical problem in web development, and there are many solutions on the internet. I would try another library for the requests or another browser. Probably something is wrong in the configuration. It is important to work closely with the backend team, so that such problems are solved quickly and users are satisfied.',
      'The browser enforces the same-origin policy, curl does not. Because of the header it sends a preflight, and the server has no route for it. I would use CORS middleware on the server that sets Access-Control-Allow-Origin for the shop. Then I check the network tab and see if the preflight gets 204.',
      'The browser enforces the same-origin policy: a page of shop.example may not read what api.example answers unless that server agrees. Curl has no page to protect, so it works there, and that proves nothing. The Authorization header is not among the simple ones, therefore the browser sends a preflight, the OPTIONS in the log. It got 404, so the real request was never sent. The change belongs on the server, since the page cannot permit itself anything. It answers the OPTIONS with 204 and with Access-Control-Allow-Origin: https://shop.example, the methods, and Authorization under Access-Control-Allow-Headers; the real answer needs the origin too. I keep an allowlist of our origins and send Vary: Origin. The wildcard would be shorter, but with cookies it is refused, and to echo back any origin together with credentials lets every page read as our customer. CORS does not protect the server: anybody with curl still gets in, so it must check the token on each route. The alternative is a reverse proxy that serves the interface under shop.example/api; then there is no preflight, which saves 60 ms for each call, but the proxy is one more thing to run. For example, at my last job the errors of the server lacked the header, so each 500 looked like CORS in the console and we searched in the wrong place for a day. To check it, I send the OPTIONS by curl with Origin and Access-Control-Request-Headers, and I expect 204 with three headers. A test does the same with https://evil.example and must see no allow header; on the old server the first test fails with 404.',
    ],
    sources: ['WHATWG, Fetch Standard, CORS protocol', 'RFC 6454, The Web Origin Concept'],
    why: 'Whether somebody knows who asks whom for permission, and what that permission is not.',
  },
  {
    id: 'full-stack/technical/number-that-was-free-again',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'DevOps'],
    type: 'technical',
    level: 'mid',
    skills: ['gRPC', 'Go', 'TypeScript'],
    topics: [],
    stem: 'In a message of Protocol Buffers somebody deleted the field "discount = 4" and added "bonus_points = 4". All tests are green. After the roll-out some orders got a rebate of 1,200 percent. What has happened, and how do you change such messages without harm?',
    seconds: 300,
    keyPoints: [
      {
        id: 'number-counts',
        text: 'Only the number and the kind of wire go over the line, no names: the old program reads points as discount.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'field number | numbers identify | number identifies | tag number | without names | wire format | only number | name sent | names sent | number type | only tag | tag 4',
        ),
        hint: 'How does a receiver know which value it is looking at?',
      },
      {
        id: 'old-running',
        text: 'Old and new run side by side, and old messages lie in queues and tables.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'old clients | old client | old messages | stored messages | queue old | not updated | old server | old servers | old version | old versions | both versions | old binary | still running old | old reader | old readers | older version | older clients',
        ),
        hint: 'Who still speaks the earlier form?',
      },
      {
        id: 'reserve',
        text: 'A number is never used again: it is reserved, and its name too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'reserve number | reserve field | reserve 4 | never reuse | never reused | next number | reserved number | reserved field | fresh number | not reuse | not reused | not recycled | never recycled | never recycle | mark reserved | marked reserved | as reserved | reserved name | statement reserved | another number | different number | another tag | never used | number again',
        ),
        hint: 'What do you write where the deleted line stood?',
      },
      {
        id: 'unknown',
        text: 'New fields with new numbers are safe: who does not know them skips them, who misses them sees the default.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'unknown field | unknown fields | ignore field | ignores it | skips it | default value | zero value | skips field | default field | unknown numbers | unknown number',
        ),
        hint: 'What does a program do with a field that it has never heard of?',
      },
      {
        id: 'type',
        text: 'A change of type is a break as well, unless both share an encoding and the values fit.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'change type | changing type | type change | changed type | int32 int64 | sint32 | truncated | same wire type | type field | field type | types fields | types stay | not change type',
        ),
        hint: 'May an existing one become a text or a bigger number?',
      },
      {
        id: 'gate',
        text: 'The pipeline compares each change with the version in production and refuses breaking ones.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'buf breaking | pipeline compare | pipeline compares | ci compares | lint schema | breaking check | breaking pipeline | check pipeline | ci check | breaking change | check breaking | compatibility pipeline | schema compatibility | compatibility ci | linter ci | buf | compatibility proto',
        ),
        hint: 'How would it have been noticed before it was merged?',
      },
      {
        id: 'tests-blind',
        text: 'The tests were green because both sides were built from the same new file.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'recorded messages | golden messages | bytes old | generated file | same proto | same definition | compiled same | generated same | sides proto | sides schema | sides same | sides generated | sides new | tests schema | old against | version against | sides built | sides file',
        ),
        hint: 'Why did nothing turn red?',
      },
    ],
    followUps: {
      checking: ['Which test would have failed on that change?'],
      reasoning: ['When is a new message better than one more field?'],
      example: ['What bytes go over the line, and what does each side read?'],
    },
    samples: [
      'Communication between teams is the key here. Such changes should be announced in good time, and everybody should update together. I would improve the documentation and have more tests. It may be that the library has a bug, so I would also install the latest release and restart all services.',
      'Protobuf sends the field number and no name, so old clients read the bonus points as discount. You must never reuse a number; I would mark it reserved and take a new number. Unknown fields are ignored, so that is safe. I would test with an old client against the new server before a release.',
      'The wire format carries the field number and a wire type, no names. Both fields are varints, so an old server that still runs reads 1,200 points under number 4 as a discount, and nothing can complain. During a roll-out old and new run together for an hour, and old messages in a queue or a table live for years. The tests were green because both sides in them are generated from the same file. So the rule is: a number is never reused. I write reserved 4 and reserved "discount", then the compiler refuses it, and bonus_points gets a new number, say 9. To add is safe, since a program skips unknown fields and a missing one has its default value; but zero then means nothing was said or truly zero, so where it matters I declare it optional. A type change is dangerous too: int32 to int64 shares the encoding, but an old reader truncates large values; to a string it breaks. To remove a field I do it in two steps, first nobody reads it, then nobody writes it, then it is reserved. The alternative is a new message and a new method, version two; it costs double code for some months, but I prefer it when the meaning changes. In the pipeline a breaking change check compares each proposal with the file that is in production, not only with the main branch. For example, at my last delivery service we kept 40 recorded messages of old releases as bytes. To verify, a test decodes each with the new code and compares: with the reused number I expect it to fail at once. In production I first bring the new server up as a canary, and watch the discount: an alarm must rise above 50 percent. The harmed orders are found by the time window and corrected.',
    ],
    sources: [
      'Protocol Buffers documentation, Language Guide (proto3): Updating A Message Type; Reserved Fields',
      'Protocol Buffers documentation, Encoding',
    ],
    why: 'Whether somebody thinks of all who speak the old form, and knows what goes over the line.',
  },
  {
    id: 'full-stack/technical/nobody-on-call',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'technical',
    level: 'senior',
    skills: ['PostgreSQL', 'Java', 'SQL'],
    topics: ['consistency'],
    stem: 'In a clinic’s rota at least one doctor must stay on call. To step back, the code opens a transaction, counts those on call, and if there are two, takes the one off. On Friday both stepped back in the same second, both with success, and nobody was on call. Why, and how do you prevent it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'skew',
        text: 'Each saw the state before the other and changed another row: write skew.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'write skew | same snapshot | saw two | own snapshot | not yet committed | both counted | both saw | each saw | same state | own row | race condition counted | read same | other committed | changed different',
        ),
        hint: 'What did each of the two see when counting?',
      },
      {
        id: 'levels',
        text: 'Read Committed, the default, does not help, and Repeatable Read of PostgreSQL is a snapshot that lets it through too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('read committed | repeatable read | snapshot isolation'),
        hint: 'What does a transaction promise, and what not?',
      },
      {
        id: 'serializable',
        text: 'Serializable notices it and ends one of the two with an error.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('serializable | serialisable | ssi'),
        hint: 'At which level would one of them have failed?',
      },
      {
        id: 'retry',
        text: 'The one that failed with 40001 is repeated as a whole.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          '40001 | serialization failure | serialisation failure | retry whole | retry transaction | repeat transaction | repeat whole | retries transaction | transaction retried | repeated whole | retry serialization | retry loop | serialization error | serialisation error',
        ),
        hint: 'What must the code do that was refused?',
      },
      {
        id: 'lock',
        text: 'Or both take the same lock first: the row of the shift, or all rows of it, for update.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'for update | lock row | lock shift | locks shift | row lock | advisory lock | parent row | pg_advisory | pessimistic lock | lock rows | locks rows | lock table | lock first | lock counting | common lock | one lock | locks row',
        ),
        hint: 'What could both have to hold before they count?',
      },
      {
        id: 'constraint',
        text: 'Where the rule fits into a constraint, that is the surest; at least one of many does not fit into a check of a row.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'check constraint | unique constraint | constraint row | exclusion constraint | trigger | constraint cannot | across rows | several rows | constraint database | check one row | check only row',
        ),
        hint: 'Could the table itself refuse?',
      },
    ],
    followUps: {
      checking: ['How do you bring the two into the same second in a test?'],
      reasoning: ['A stricter level or a lock: what does each cost?'],
      example: ['Which statement runs when, in both transactions?'],
    },
    samples: [
      'Databases guarantee the ACID properties, so normally this should not be possible. I would look for a bug in the code and improve the tests. The users should also talk to each other before they step back. A message on the screen and a better process would help, and the planning should be checked by a manager.',
      'Both saw two in their own snapshot and changed different rows, that is write skew. Read Committed does not prevent it. I would lock the rows with SELECT FOR UPDATE before counting, so that the second one waits. I would test it with two transactions at the same time and see if one fails.',
      'This is write skew. Both counted two at 18:00:00, each took off its own row, and since these are different rows, nothing collided and both committed. A transaction alone does not promise more: under Read Committed, the default of PostgreSQL, each statement sees what was committed before it began. Repeatable Read does not help either, because here it is a snapshot, and only changes of the same row conflict. There are two ways. Serializable notes who read what, and one of the two ends with SQLSTATE 40001; then the code repeats the whole transaction, counts one and refuses politely. It covers rules that I forgot, but all that write to this table must use it, and the retries cost time under load. The alternative is a lock: each takes the row of the shift for update before it counts. The second waits for some milliseconds, counts again under Read Committed and sees one. It is cheap and easy to read, however it holds only as long as each path that changes the rota takes the lock, also the import at night. A plain for update on a count is refused, so I lock the parent row. A check constraint sees only its own row, hence it cannot say at least one. With some 300 changes a day I would take Serializable for this one operation and the other writers, in one function in Java with three retries. For example, at my last job the last two beds of a hostel went that way, against a rule of one. To test it, two connections both count, wait for each other at a barrier, and then write: on the old code I expect to see zero on call; afterwards exactly one must fail with 40001 or be refused. A query that counts shifts with zero runs every minute and raises an alarm.',
    ],
    sources: [
      'PostgreSQL documentation, 13.2 Transaction Isolation; 13.3 Explicit Locking; 13.5 Serialization Failure Handling',
      'Cahill, Röhm and Fekete, Serializable Isolation for Snapshot Databases, SIGMOD 2008',
    ],
    why: 'Whether somebody knows what an isolation level promises, and lets a rule hold when two act at once.',
  },
]
