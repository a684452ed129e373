import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_TECHNICAL_3: readonly Question[] = [
  {
    id: 'cloud/technical/request-that-kills-a-fleet',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'technical',
    level: 'expert',
    skills: ['System Design', 'AWS'],
    topics: ['operation'],
    stem: 'One customer of 6,000 sent a request that crashed the server which took it. The balancer handed it to the next, and ten minutes later all 80 servers were down for everybody. How do you build it so that one customer can take only few others along?',
    seconds: 360,
    keyPoints: [
      {
        id: 'cells',
        text: 'The fleet is cut into cells, each with its own servers and data, and a customer lives in one.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cells | cell | cell-based | partition fleet | split fleet | bulkhead | bulkheads | independent stacks | isolated groups',
        ),
        hint: 'Why could it reach all 80 at all?',
      },
      {
        id: 'shuffle',
        text: 'Each customer gets a few servers chosen by chance: two of them share all rarely, and some is left for nearly all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'shuffle sharding | shuffle shard | shuffle-sharding | random subset | random four | own combination | combinations | subset of servers',
        ),
        hint: 'How do two customers on few servers each seldom meet on all of theirs?',
      },
      {
        id: 'no-handing-on',
        text: 'A request that killed a server is not handed on without end.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'limit retries | retry limit | stop retrying | one retry | never retried | retries capped | not retried | quarantine request | poison request | poison pill | crash counter | dead letter',
        ),
        hint: 'Who carried it from one to the next?',
      },
      {
        id: 'router',
        text: 'What sorts customers to cells is thin, and works with its last known list when the rest is down.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'thin router | router thin | routing layer | last known | static stability | cached mapping | router simple | router cache | local copy',
        ),
        hint: 'Which part do all customers still have in common?',
      },
      {
        id: 'roll-out',
        text: 'Changes go to one cell after another, so that a bad version is contained too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'one cell first | cell by cell | cell after | deploy cell | deployed per cell | wave | waves | rollout per cell | release per cell | staged deployments | staged deployment',
        ),
        hint: 'Requests are one way to break all at once: which is another?',
      },
      {
        id: 'size',
        text: 'A cell has a largest size that was tested, and growth adds cells.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'maximum size | max size | fixed size | largest size | tested size | cell limit | tested limit | add cells | adding cells | load tested cell | load test cell',
        ),
        hint: 'How large may one part become, and how do you know?',
      },
      {
        id: 'own',
        text: 'The largest customers get a part of their own, and moving one is practised.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'dedicated cell | own cell | migrate customer | move customer | moving customers | big customers',
        ),
        hint: 'What of somebody who fills a part alone?',
      },
    ],
    followUps: {
      checking: ['How do you show that a part that fails takes no other with it?'],
      reasoning: ['What do you pay for parts that cannot help each other out?'],
      example: ['With 80 servers and four for each customer: how many others lose all four?'],
    },
    samples: [
      'A cloud system should be scalable and reliable, so I would use autoscaling and several availability zones. With more servers a failure is less of a problem. I would also use a managed service, because the provider has a lot of experience. Monitoring and a good on-call team are important as well, and the customer should be contacted.',
      'I would split the fleet into cells, for example eight with ten servers each, so that a bad customer breaks only one cell. The balancer should limit retries, because it carried the request to the next server. I would also fix the bug in the code. In staging I would send such a request and check that other cells stay up. The price is that spare capacity cannot be shared.',
      'It spread because every server may take every request and the balancer tries again. First I would stop the handing on: a request that cost a server is retried once at most, and its fingerprint goes into a quarantine list, a crash counter per customer. Then the fleet is divided. I would use eight cells of ten servers with their own queues and databases, so the worst is an eighth, 750 customers. Inside a cell I use shuffle sharding for the front: each customer has a random subset of three out of ten. That gives 120 combinations, therefore only six or seven others share all three; the rest keep at least one server and a client that tries another. The alternative is one large pool with rate limits. It uses machines better, but a limit does not see one deadly request. The price of cells is spare capacity in each, some 15 percent here, and reports across cells. What remains in common is the router, so it stays thin: it looks up the customer in a local copy and goes on with the last known mapping when the control plane is down. Versions are deployed per cell, with an hour between, since a bad release would otherwise do what the request did. A cell has a tested size: we load test one until it breaks, and add cells at 70 percent of that. Big customers get their own cell, and we move one each month, so that it stays boring. For example, at my last provider of maps a broken geometry took 30 servers in four minutes; with cells the same file later took two. To check it I send a deadly request in one cell every quarter and expect to see the error rate of the others unchanged; if it rises, something is shared.',
    ],
    sources: [
      'MacCárthaigh, Workload isolation using shuffle-sharding, Amazon Builders’ Library',
      'AWS Whitepaper, Reducing the Scope of Impact with Cell-Based Architecture, 2023',
      'Nygard, Release It!, second edition, 2018: Bulkheads',
    ],
    why: 'Whether somebody builds for the size of a failure, and not only for its absence.',
  },
  {
    id: 'cloud/technical/later-write-that-vanished',
    revision: 1,
    status: 'active',
    areas: ['Cloud Computing', 'Full Stack Development'],
    type: 'technical',
    level: 'expert',
    skills: ['System Design', 'AWS'],
    topics: ['consistency'],
    stem: 'Two regions both take changes to the same customer records and copy them to each other. The change with the later time stamp wins. Customers report addresses that they changed and that are old again the next day, without any error. Why, and how would you do it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'clocks',
        text: 'Clocks of machines differ: a change that came later may carry an earlier time.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'clock skew | clocks differ | clocks drift | clock drift | clock behind | clock ahead | clocks disagree | ntp | clock runs | clocks are',
        ),
        hint: 'Whose time is it that is compared?',
      },
      {
        id: 'silent',
        text: 'Of two changes at the same time one is thrown away without a word; that is what last write wins means.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'last write wins | last-write-wins | lww | silently discarded | silently lost | silently drops | lost update | lost updates | overwrites without | thrown away',
        ),
        hint: 'What happens to the change that does not win?',
      },
      {
        id: 'whole',
        text: 'The whole record is replaced, so a change to the phone brings back an old address: merge by field.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'whole record | entire record | full record | per field | field by field | single fields | whole row | each field',
        ),
        hint: 'Somebody else changed the phone number only: what did that write?',
      },
      {
        id: 'causal',
        text: 'Versions say which change knew of which: version vectors or logical clocks part a successor from a conflict.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'version vector | version vectors | vector clock | vector clocks | logical clock | logical clocks | hybrid logical | lamport | causal | causality | happened before',
        ),
        hint: 'How can one tell without a clock that a change knew of the other?',
      },
      {
        id: 'home',
        text: 'Each record has one region that writes it, and others send it there: no conflict at all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'home region | owner region | owning region | single writer | one region owns | region owns | primary region | leader per',
        ),
        hint: 'Must both be able to change the same record?',
      },
      {
        id: 'merge',
        text: 'Where both must write, types that merge, or both versions are kept and somebody decides.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'crdt | crdts | merge function | merge rule | keep both | siblings | application merges | conflict queue | both versions | merge automatically',
        ),
        hint: 'What if both have to, even cut off from each other?',
      },
      {
        id: 'conditional',
        text: 'A writer says which version it read, and is refused if there is a newer one.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'conditional write | conditional update | compare-and-set | compare and set | optimistic | expected version | version read | if-match | version number',
        ),
        hint: 'How could the writer learn of it at once?',
      },
    ],
    followUps: {
      checking: ['How do you prove on the stored data that changes were lost, and how many?'],
      reasoning: ['What does a customer in the other region pay for one place that writes?'],
      example: ['Which two changes, with which times, and what does each region keep?'],
    },
    samples: [
      'Consistency in distributed systems is a hard problem, as the CAP theorem says. I would use a better database which is consistent and scalable, and improve the network between the regions. Customers should get a confirmation. Maybe there is also a cache that has to be cleared, and the team should monitor the replication closely.',
      'This is last write wins, and the clocks of the two regions are not the same because of clock skew. A later change can have an earlier timestamp, so it loses. I would give every customer a home region, and all writes go there. Then there are no conflicts, but a write from far away takes longer. I would test it with two writes at the same time.',
      'Nothing is broken here: last write wins does what it says, and it says nothing when it discards. There are two causes. The clocks differ; if region B is 300 milliseconds ahead, then a change in A right after one in B carries the earlier time and loses. The second happens more often: a save puts back the whole record. A clerk in B saves a phone number with the address that he loaded an hour ago, and since it is later, the old address returns. I would give each customer a home region, a single writer, and the other region forwards to it. Addresses change once in three years, so 80 milliseconds more for one write in four is a price that nobody feels. The form sends the version that it read, a conditional write, and if there is a newer one, the person sees both values before anything is lost. If the home is cut off, reading goes on and writing waits; for orders I would not accept that, therefore they are only added, never changed. The alternative is that either region writes. Then I need version vectors, because they tell a successor from a real conflict, and a merge rule for each field or a CRDT, such as a set for permissions. It is always available, but each new field needs a rule, and that cost never ends. A better NTP makes the first cause rarer and hides it. For example, at my last carrier we compared the write log of one day with the table: 212 changes had lost, 190 of them by whole records. To check it I run two writers with one clock ten minutes ahead, and every change must be visible or refused; on the old system I expect to see it fail within a minute.',
    ],
    sources: [
      'Lamport, Time, Clocks, and the Ordering of Events in a Distributed System, 1978',
      'DeCandia and others, Dynamo: Amazon’s Highly Available Key-value Store, SOSP 2007',
      'Kleppmann, Designing Data-Intensive Applications, 2017, chapters 5 and 8',
    ],
    why: 'Whether somebody sees that a rule for conflicts is a rule for what may be lost.',
  },
]
