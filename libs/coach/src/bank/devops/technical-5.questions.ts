import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_TECHNICAL_5: readonly Question[] = [
  {
    id: 'devops/technical/lock-held-by-two',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Cloud Computing'],
    type: 'technical',
    level: 'expert',
    skills: ['Go', 'Kubernetes', 'System Design'],
    topics: ['consistency'],
    stem: 'A job that writes invoices may run only once at a time. It takes a lock in Redis that ends after 30 seconds, and prolongs it every ten. One night two of them wrote at the same moment, and 1,900 invoices exist twice. No server had crashed. How can that be, and what would be safe?',
    seconds: 360,
    keyPoints: [
      {
        id: 'paused',
        text: 'The first stood still longer than its lock lasted: a pause of memory management, of the machine, or of the network; it goes on without knowing.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'gc pause | garbage collection | stop-the-world | process paused | paused longer | was paused | stood still | vm paused | process frozen | process suspended | cpu throttled | throttling | network delay | sleeps longer',
        ),
        hint: 'What could the first have been doing for 31 seconds?',
      },
      {
        id: 'no-check',
        text: 'To look at the lock right before writing does not help: the pause may come between the two.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'between check | check write | check writing | check then | right checking | looks again',
        ),
        hint: 'Would it do to look once more before each write?',
      },
      {
        id: 'fence',
        text: 'Each holder gets a number that grows, and the database refuses a write with a smaller one than it has seen.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'fencing token | fencing | fence | growing number | increasing number | monotonic | higher token | older token | smaller number | lower number | generation number | epoch',
        ),
        hint: 'Who could refuse the one that comes too late?',
      },
      {
        id: 'unique',
        text: 'Better still, twice is harmless: each invoice has a key by customer and month that the database keeps unique.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'unique constraint | unique key | unique index | idempotent | idempotency | customer month | key customer | twice harmless',
        ),
        hint: 'What if the lock failed, and nothing happened?',
      },
      {
        id: 'purpose',
        text: 'A lock that ends by time saves work; it does not keep anything right.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('efficiency | saves work | save work | correctness must | lease | leases'),
        hint: 'For what is such a lock good, and for what not?',
      },
      {
        id: 'store',
        text: 'A copy that is behind may give the lock a second time after a switch; a store with consensus does not, the pause remains.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'failover redis | redis failover | replica promoted | asynchronous replication | async replica | etcd | zookeeper | consul | consensus | redlock | advisory lock | database lock',
        ),
        hint: 'Would another place for the lock repair it?',
      },
      {
        id: 'repair',
        text: 'What is there twice is found by its key, and corrected by a further document.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'credit note | credit notes | cancel duplicates | cancelled duplicates | find duplicates | group customer | storno',
        ),
        hint: 'What do you do with the 1,900?',
      },
    ],
    followUps: {
      checking: ['How do you bring about that pause on purpose?'],
      reasoning: ['A longer lock or a shorter one: what does each cost?'],
      example: ['What did each of the two do, second by second?'],
    },
    samples: [
      'Distributed systems are difficult, and there is always some risk. I would use a more reliable tool instead of Redis, and more logging. A cron job on a single server would also be simpler. In addition there should be a good monitoring, so the team can react quickly. The customers should get an apology and maybe a voucher.',
      'The first job was probably paused, for example by garbage collection, so the lock expired and the second one took it. Then the first went on. I would use a fencing token, so the database rejects the older one. Also a unique key for customer and month makes it idempotent. I would test it by stopping the process for 40 seconds.',
      'Nobody has to crash. At 2:00:00 job A takes the lock and at 2:00:05 it stands still: a garbage collection, a container that is throttled, a virtual machine that moves. At 2:00:35 the lock has ended, B takes it rightly and writes. At 2:00:41 A wakes up; for A not one second has passed, and it writes on. Its thread that prolongs was asleep too. To look at the lock before each write changes little, since the pause may come between check and write; it makes the gap smaller and the fault rarer, which I like least. A longer lock is the same bargain: after a true crash nobody writes for ten minutes. A lock that ends by time is a lease. It saves work, and it cannot keep anything right on its own. So the place that is written to must judge. I would begin with the invoice: a unique constraint on customer and month, and the second insert is skipped. Then two jobs may run, and the price is some wasted work. Where no such key exists, for example where a file is written, I use a fencing token: each holder gets a growing number, and the store refuses one that is older than the last it saw. The alternative that is proposed at once is etcd. It repairs another fault, because a Redis whose replica is promoted may hand out the lock twice; the pause remains, so I would take it only together with the token. The 1,900 I find by their key, and the later of each pair is cancelled by a credit note, as an invoice that was sent is corrected and not deleted. For example, at my last energy supplier the pauses came from a nightly snapshot of the machines, 38 seconds each, and nobody who wrote code knew of it. To check, a test stops A with SIGSTOP right after it took the lock, lets B finish, and wakes A; every insert of A must be refused and the count stay at 1,900. On the old code I expect to see 3,800 at once. I also count refused writes in production: if they rise, some machine sleeps.',
    ],
    sources: [
      'Kleppmann, How to do distributed locking, 2016',
      'Gray and Cheriton, Leases: An Efficient Fault-Tolerant Mechanism for Distributed File Cache Consistency, SOSP 1989',
      'Burrows, The Chubby lock service for loosely-coupled distributed systems, OSDI 2006',
    ],
    why: 'Whether somebody knows what time can and cannot promise among machines.',
  },
]
