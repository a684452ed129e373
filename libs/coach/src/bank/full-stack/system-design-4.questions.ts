import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_SYSTEM_DESIGN_4: readonly Question[] = [
  {
    id: 'full-stack/system-design/every-cent',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'Cloud Computing'],
    type: 'system-design',
    level: 'expert',
    skills: ['PostgreSQL', 'Java', 'System Design'],
    topics: [],
    stem: 'A marketplace takes money from buyers and pays it out to 60,000 sellers, less its fee, with refunds, vouchers and four currencies. Today each service changes a column called balance. Design how the money is kept, so that every cent can be explained in ten years.',
    clarify: [
      {
        ask: 'How much is it?',
        answer: 'Three million payments a month, up to 40 a second.',
      },
      {
        ask: 'Who moves the real money?',
        answer: 'Two payment providers and a bank; their reports come the next morning.',
      },
      {
        ask: 'What goes wrong today?',
        answer: 'About 900 euros a month that nobody can explain.',
      },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'explain',
        text: 'What must be answered, to whom, and for how long: a seller, an auditor, an authority.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'auditor | auditors | seller asks | tax authority | explain payout | payout why | seller wants',
        ),
        hint: 'Who will ask, and what exactly?',
      },
      {
        id: 'may-be-late',
        text: 'What must be right at once, and what may be late: no payout twice, a balance may lag.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'payout twice | paid twice | may lag | may late | balance lag | balance late | seconds late | eventually consistent | eventual consistency | no double booking | never book twice | double payout | booked twice | book twice',
        ),
        hint: 'What may be some seconds old, and what never?',
      },
      {
        id: 'double-entry',
        text: 'Entries are only ever added, in pairs that sum to zero; a mistake is corrected by another entry.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'double-entry | double entry | append-only | never changed | never updated | sum zero | sums zero | debit credit | debits credits | immutable | reversal',
        ),
        hint: 'How has money been written down for 500 years?',
      },
      {
        id: 'same-once',
        text: 'Each business event has a key, so that it is booked once however often it arrives; the outside is compared every morning.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'idempotency key | idempotent | unique key | event key | booked once | reconcile | reconciliation | reconciles | compare report | provider report | bank statement | suspense account',
        ),
        hint: 'The same event arrives twice, and the bank says something else: what then?',
      },
      {
        id: 'balance',
        text: 'The balance is summed up, or kept beside as a snapshot: truth against speed.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'snapshot | snapshots | materialised | materialized | sum entries | summing entries | running balance | cached balance | computed balance | derived balance',
        ),
        hint: 'Is the balance stored, or is it a question?',
      },
      {
        id: 'one-ledger',
        text: 'One ledger for all, or one in each service; a lock on an account that everybody writes.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'single ledger | central ledger | ledger service | hot account | fee account | sub-accounts | split account | shard account | per-service',
        ),
        hint: 'Who may write, and what if all write to the same account?',
      },
      {
        id: 'rows',
        text: 'How many entries in ten years, and how many each second.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'million entries | million rows | billion | entries second | rows second | gigabytes | terabytes | entries year',
        ),
        hint: 'How large does it become, and how busy is it?',
      },
      {
        id: 'rounding',
        text: 'Whole numbers of the smallest unit, a rule for the rest of a division, and what an unexplained cent may be.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'integer | integers | smallest unit | minor unit | minor units | remainder | rounding | whole cents',
        ),
        hint: 'A fee of 7.5 percent on 0.99: where does the rest go?',
      },
    ],
    followUps: {
      structure: ['You said "{quote}". How does that look for a refund of a sale that was paid out already?'],
      'trade-offs': ['At which load would you cut it into parts, and along which line?'],
      numbers: ['How do you move from today’s columns to it without standing still?'],
    },
    samples: [
      'Financial data is very sensitive, so security and compliance have the highest priority. I would use a modern microservice architecture with event sourcing, and maybe a blockchain, because it is transparent and cannot be manipulated. The database should be highly available. A good partner with experience in payments would be helpful as well.',
      'I would use double-entry bookkeeping: entries are append-only and the sum is zero. Every event has an idempotency key. Amounts are integers in cents. A snapshot of the balance is stored for speed. Each morning the ledger is reconciled with the report of the provider. Three million payments a month are about 150 million entries a year.',
      'I would ask who will ask. A seller wants to know today why a payout is 412.07; an auditor wants the same for a day eight years ago; so every entry must name its cause, and nothing may be overwritten for ten years. No payout twice and no cent from nothing must hold at every moment, while a displayed balance may lag by seconds. Moving the real money stays with the providers and is out of scope. There is one ledger service with three tables: accounts, transactions, entries. A transaction has a key from the business event, such as "refund 88213", a cause, and two or more entries in one currency that sum to zero, which the database enforces at commit. Entries are only added; a mistake gets a reversal. A sale goes so: checkout writes the event into its outbox, the ledger books buyer minus 20.00, seller plus 18.50, fee plus 1.50, and answers with the number. If it is down, events wait, and the same key booked again returns the first result. Refunds after a payout make the seller’s account negative, which the next payout eats. Each morning a job reconciles with the reports of providers and bank; what differs goes to a suspense account with an owner and a day, so the 900 euros get names. In figures: three million sales and some five transactions around each, four entries, make 60 million entries a month, 7.2 billion in ten years, about 1.4 terabytes; partitions by month, and those older than two years on slow disks. 40 sales are 800 entries per second at the peak, which one PostgreSQL does. Amounts are integers of the smallest unit; a fee of 7.5 percent on 0.99 is 7 cents, the remainder goes to the seller, by a rule that is written down. Options: a balance that is summed each time is always true, but a seller with two million entries waits; I choose a snapshot each night plus what came since. A running balance in the row would be quicker still, and it makes the fee account a lock for all 40, so the fee account is split into 16. A ledger in each service is the alternative that teams prefer; it scales, but then nobody can explain the whole. I would look again above 5,000 entries per second.',
    ],
    sources: [
      'Kleppmann, Accounting for Computer Scientists, 2011',
      'Helland, Immutability Changes Everything, CIDR 2015',
      'PostgreSQL documentation, Table Partitioning; Constraint triggers',
    ],
    why: 'Whether somebody knows why money is added and never changed, and what that costs to read.',
  },
]
