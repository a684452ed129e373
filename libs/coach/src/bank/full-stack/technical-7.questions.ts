import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_TECHNICAL_7: readonly Question[] = [
  {
    id: 'full-stack/technical/page-five-thousand',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'technical',
    level: 'mid',
    skills: ['PostgreSQL', 'SQL', 'GraphQL'],
    topics: ['keys'],
    stem: 'Partners fetch all entries of a log of events, 100 at a time, with LIMIT and OFFSET, newest first. The first pages take 4 milliseconds, page 5,000 takes two seconds. And partners say that some entries come twice. Why both, and how do you build the interface?',
    seconds: 300,
    keyPoints: [
      {
        id: 'counts',
        text: 'The database makes and throws away all rows before the offset.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'throws away | discards | discarded | reads 500,000 | walks through | thrown away | skipped rows | rows thrown | reads skips | offset rows | rows skipped | goes through rows | scans all | scans rows | scan previous | skip rows | through rows | reads rows',
        ),
        hint: 'What must be done to know where that page begins?',
      },
      {
        id: 'shift',
        text: 'New entries move all others on, so the last of one page is the first of the next.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pushes down | moves down | inserted meanwhile | inserted between | rows shift | entries shift | rows move | entries move | everything shifts | shifts down | shift everything | shift page | shifts everything | shows again | pushed down | pushed next | push down | offsets move | inserted top | inserted while | inserted during | come top | shift one | page again | appears again',
        ),
        hint: 'What happens to the pages while somebody reads them?',
      },
      {
        id: 'keyset',
        text: 'The next page begins after the last seen one: where the key is smaller, in the same order.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'keyset | cursor-based | seek method | last seen | where created | cursor page | start after | last id | cursor last | cursor pagination | cursor instead | cursor offset | pagination cursor | after cursor | continues after',
        ),
        hint: 'By what other than its number could a page be named?',
      },
      {
        id: 'tie',
        text: 'The order is total: the time alone has equals, so a unique id is added, and both are compared as a row.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'tie | ties | tiebreaker | tie-breaker | same timestamp | unique order | total order | row comparison | same second | not unique | equal timestamps | equal times | same created_at | unique id | id second | events same time | several same',
        ),
        hint: 'What if 300 entries have the same time?',
      },
      {
        id: 'index',
        text: 'An index over the same columns lets it start right there.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'composite index | index over | matching index | index created | index scan | index condition | index id | index columns | index both',
        ),
        hint: 'What does the database need to jump there?',
      },
      {
        id: 'opaque',
        text: 'The mark is opaque to partners, and there is no jump to page 812: that is its price.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'opaque | base64 | encoded token | signed cursor | no jump | jump page | cannot jump | page numbers lost | total count | page numbers | next token | continuation token | no total | next link | specific page',
        ),
        hint: 'What do partners hold in hand, and what can they no longer do?',
      },
      {
        id: 'late',
        text: 'Whoever follows what is new may miss a row that is committed late with an earlier number.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'committed later | commit later | commits late | late commit | visible later | long transaction | in-flight transaction | sequence gap | appears behind',
        ),
        hint: 'And what of a writer who is slow to finish?',
      },
    ],
    followUps: {
      checking: ['How do you show that no entry is missed or twice?'],
      reasoning: ['When is an offset good enough?'],
      example: ['What does the second request look like, and what the query?'],
    },
    samples: [
      'Large amounts of data are always slow, so I would use caching and a faster database. Perhaps the partners can fetch less, or only at night. A search engine would also be a good idea. The interface should be well documented, and duplicates can simply be removed by the partners, since this is not difficult.',
      'With an offset the database reads all rows before and discards them, therefore it gets slower. New rows shift the pages, so some come twice. I would use keyset pagination with a cursor: where id is less than the last seen. It needs an index on the columns. I would compare the time of page 5,000 before and after.',
      'Page 5,000 has an offset of 499,900. The database walks through all of those in order and throws them away to hand out 100, so time grows with the page; no index spares that. The doubles come from the order: newest first means that each new entry pushes the rest down by one, and the last of page 7 is shifted to page 8 while a partner reads. If entries are deleted, the same thing makes one vanish, which nobody reports. So I name a page by where it begins. The next request says after which entry, and the query asks for (created_at, id) < (the last seen), newest first, limit 100. The id is needed because of ties: an import writes 300 with the same timestamp, and by time alone some would be skipped. With a composite index on created_at and id it is an index scan that starts right there, and each page costs 4 ms. Partners get the mark as an opaque text, base64 of the two values, so that nobody builds on its inside; in GraphQL it is the cursor of a connection. The price: no jump to page 812 and no cheap total count. For a list with 300 rows that people leaf through, the offset is the better alternative, since it is simple and they like numbers. One trap is left for those who follow new entries upward: a long transaction gets its id first and commits later, behind a reader who has passed. There I hand out only what is older than a minute, and transactions of writers are ended after 30 seconds. For example, at my last payment office exactly this lost two entries in a week. To verify, a test reads all pages while another process inserts 50 a second with equal times, and compares the set of ids that existed at the start: I expect zero missing, zero twice. With the offset it must fail. EXPLAIN ANALYZE for page 5,000 should show 100 rows read and not 500,000.',
    ],
    sources: [
      'PostgreSQL documentation, 7.6 LIMIT and OFFSET; Row and Array Comparisons',
      'GraphQL Cursor Connections Specification',
      'Winand, SQL Performance Explained, 2012: Partial Results',
    ],
    why: 'Whether somebody sees that two complaints have one cause each, and makes an order that holds while data moves.',
  },
  {
    id: 'full-stack/technical/old-tab-after-release',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'DevOps'],
    type: 'technical',
    level: 'senior',
    skills: ['React', 'TypeScript', 'AWS'],
    topics: ['web', 'operation'],
    stem: 'A React application loads its parts when they are needed; their file names carry a hash of the content. After each release people who had the page open get a white screen on the next click, and some who load it anew as well. The console says: failed to fetch dynamically imported module. Why, and what do you change?',
    seconds: 360,
    keyPoints: [
      {
        id: 'old-names',
        text: 'The open page still asks for names of the old build, and the release has deleted them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'old chunk | old chunks | old hash | old hashes | previous build | deleted files | files removed | old bundle | files gone | files deleted | old names | no longer exists',
        ),
        hint: 'For which file does the open page ask?',
      },
      {
        id: 'keep',
        text: 'Files of earlier builds stay for some days: a release adds and does not delete.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'keep files | keep previous | without deleting | not delete | files stay | chunks stay | keep assets | keep chunks | old builds stay | leave old | kept weeks | keep builds | keep versions | stay days | kept days | leave previous | previous versions | leave files | old assets | several versions',
        ),
        hint: 'What should a release do with what was there?',
      },
      {
        id: 'cache-html',
        text: 'The HTML is asked for anew each time; files with a hash may be kept for a year, immutable.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'no-cache | no cache html | html not cached | cached html | index.html cached | immutable | max-age | etag | cache-control',
        ),
        hint: 'Why do some who load it anew get it too?',
      },
      {
        id: 'order',
        text: 'First all files, then the HTML; the other way round on the way back, and all servers with all files.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'assets first | files first | html last | index last | upload first | then html | then index | before html | assets before | html after | chunks before | before index | servers different | different builds | half servers | html afterwards | rolling old',
        ),
        hint: 'In which order do the pieces go out?',
      },
      {
        id: 'not-html',
        text: 'A name that is missing answers 404 and not the start page with 200, which is then kept.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'fallback html | html instead | 200 html | text/html | mime type | spa fallback | start page 200 | returns index | 404 for assets | 404 missing | index.html missing | returns html | status 200',
        ),
        hint: 'What does your server say when a script is not there?',
      },
      {
        id: 'recover',
        text: 'The page catches the failed import, saves what was typed and loads itself anew, once.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'error boundary | catch import | catches import | retry import | reload once | reloads once | one reload | preloaderror | reload loop | version available | offer reload',
        ),
        hint: 'What could the page itself do, and what must it never do?',
      },
      {
        id: 'api',
        text: 'An old page speaks with the new server too: the interface must suit both for as long.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'api compatible | backward compatible | backwards compatible | old tabs api | old api | api version | old client | versions api',
        ),
        hint: 'With what else does a page from yesterday speak?',
      },
    ],
    followUps: {
      checking: ['How do you test a release with a page that was open before?'],
      reasoning: ['How long do you keep the old files, and why not for good?'],
      example: ['Which requests does an old tab send, and what comes back?'],
    },
    samples: [
      'Users should reload the page, so I would send them a message. It is also good to release less often and at night. The framework may be outdated, so I would upgrade it and test in all browsers. White screens are bad for the brand, and customers should be asked for feedback about their experience.',
      'The open page asks for old chunks which the release has deleted. I would keep old files for some days and set no-cache for the HTML, because the hashed files can be immutable. An error boundary could catch the failed import and reload once. I would test it with an open tab during a release.',
      'The open page is the old build. On the click it asks for orders.3fa1.js, and the release has replaced the folder, so the old files are gone. Those who load anew have another cause: their index.html was cached by the browser or the CDN, and names old chunks as well. A third thing makes it last: our server returns index.html with 200 for any unknown path, so the browser gets text/html for code, and with a year of caching on that folder the wrong answer is kept. So I change five things. A release adds and never deletes; old builds stay for 14 days, which by our logs covers 99.8 percent of open tabs, and costs 30 MB each. For good would be the alternative, but then a build with a security hole is served forever. The HTML gets no-cache, thus it is asked for again with an ETag; hashed files get max-age of a year and immutable. The assets go out first to all servers, the HTML last; in the other order a new page asks for files that are not there yet. Missing assets answer 404 without caching. And the page itself: an error boundary catches the failed import, keeps the draft in the tab and reloads once. A mark prevents a reload loop, because when the network is down the reload does not help either. I do not reload unasked while somebody fills in a form. An old tab also speaks to the new server, so the API stays backward compatible for those 14 days, otherwise the white screen just becomes an error 400. For example, at my last theatre two servers behind a balancer had different builds for 90 seconds; one common folder solved it since then. To check it, a browser test opens build A, releases B, clicks on each of 12 routes, and must see zero failed requests; on the old way I expect it to fail at the first. A second test asks for a file that never was and must get 404. In production I count failed imports per release, with an alert above five.',
    ],
    sources: [
      'RFC 9111, HTTP Caching, section 5.2; RFC 8246, HTTP Immutable Responses',
      'WHATWG, HTML Standard, Fetching scripts: a module script needs a JavaScript MIME type',
      'Vite documentation, Building for Production: Load Error Handling',
    ],
    why: 'Whether somebody remembers the page that is still open, and knows what each cache holds.',
  },
]
