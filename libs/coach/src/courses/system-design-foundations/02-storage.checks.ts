import { oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

const count = (n: number): string => n.toLocaleString('en')

export default moduleChecks('system-design-foundations/storage', [
  oneOf({
    name: 'which-store',
    seconds: 60,
    hint: 'By which key is asked, and is anything joined or summed?',
    scenes: [
      {
        stem: 'Orders, lines and stock: an order may only be placed if all its lines are in stock. 40 orders a second. Which store fits?',
        right: [['A relational database with three tables', 'Rules between tables, in one transaction.']],
        wrong: [
          ['An object store of files', 'It knows no rule between files.'],
          ['A search index that holds all of the orders', 'It finds words, and keeps no rules.'],
          [
            'A key-value store with one key for each line',
            'The rule over several keys would be yours to keep.',
          ],
        ],
      },
      {
        stem: 'The sum of sales per region and day, over 5 billion rows of 60 columns, some hundred times a day. Which store fits?',
        right: [['A column store for analysis', 'It reads three of 60 columns, packed.']],
        wrong: [
          ['A key-value store by sale', 'It would read each sale, whole.'],
          ['A cache in front of the service for single sales', 'Nobody asks for single sales.'],
          ['An object store with a file for each of the sales', 'It would open 5 billion files.'],
        ],
      },
      {
        stem: 'Sessions: read and written by their token alone, 30,000 a second, each gone after an hour. Which store fits?',
        right: [['A key-value store with expiry', 'One key, nothing joined, gone by itself.']],
        wrong: [
          ['A column store that is loaded each night', 'Sessions are needed at once.'],
          ['A search index over them', 'Nobody searches in them.'],
          ['A relational database with five indexes on it', 'One key is asked for; the rest only costs.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'files-where',
    seconds: 60,
    hint: 'What has to be backed up and held in memory if it stands in the row?',
    scenes: [
      {
        stem: 'Users upload videos of 300 MB. Where do they go?',
        right: [
          ['Object store, with the address in the row', 'Whole files outside, what is asked for inside.'],
        ],
        wrong: [
          ['Into a column of the row of the user, as bytes', 'Backups and memory are filled with videos.'],
          ['Onto the disk of the server that received it', 'The next request may reach another server.'],
          ['Into a cache, for quick access', 'It is dear, and gone after a restart.'],
        ],
      },
      {
        stem: 'A server keeps uploads on its own disk. A second server is added. What breaks first?',
        right: [['Half of the requests do not find the file', 'The file lies on the other server.']],
        wrong: [
          ['Uploads become twice as slow as they were', 'Nothing is written twice.'],
          ['The database loses the addresses of the files', 'It keeps them; they point to one machine.'],
          ['Nothing, since the servers share their disks', 'They do not, unless somebody made it so.'],
        ],
      },
      {
        stem: 'A value can be computed from two others in a microsecond. Where is it best stored?',
        right: [['Nowhere: it is computed when it is needed', 'What is stored can be out of date.']],
        wrong: [
          ['In a column with an index', 'Then each change of the others has to change it.'],
          ['In a cache that all of the servers have in common', 'A look-up takes longer than computing it.'],
          ['In an object store, since it never changes by itself', 'It changes with the other two.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'levels-of-tree',
    seconds: 75,
    hint: 'Each level multiplies what can be reached by the entries of a page.',
    draw: (rng) => ({
      entries: rng.pick([50, 100, 200, 400]),
      rows: rng.pick([1e5, 5e5, 2e6, 5e6, 2e7, 1e8, 9e8]),
    }),
    stem: ({ entries, rows }) =>
      `A B-tree has ${entries} entries a page, all pages full. How many levels does it need for ${count(rows)} rows?`,
    unit: 'A whole number.',
    value: ({ entries, rows }) => {
      let [levels, reach] = [1, entries]
      while (reach < rows) {
        levels++
        reach *= entries
      }
      return levels
    },
    within: 0,
    because: ({ entries }) =>
      `${entries}, ${count(entries ** 2)}, ${count(entries ** 3)} … rows are reached by 1, 2, 3 … levels.`,
    slip: () => 'It is a power, not a product: each level multiplies.',
    again: ({ entries, rows }) => {
      let [pages, levels] = [rows, 0]
      while (pages > 1) {
        pages = Math.ceil(pages / entries)
        levels++
      }
      return levels
    },
  }),
  someOf({
    name: 'which-index-serves',
    seconds: 90,
    hint: 'Think of a telephone book sorted by town, then by name.',
    scenes: [
      {
        stem: 'An index stands on (town, name). Which queries can look up their rows in it without reading all of it? Choose all.',
        right: [
          ['WHERE town = ? AND name = ?', 'Both columns, in order.'],
          ['WHERE town = ?', 'Its first column.'],
          ['WHERE town = ? AND name > ?', 'One town, a range of names.'],
          ['WHERE town = ? ORDER BY name LIMIT 10', 'Within a town names are sorted.'],
        ],
        wrong: [
          ['WHERE name = ?', 'Names are sorted only within a town.'],
          ['WHERE name > ? ORDER BY name', 'All towns would have to be read.'],
          ['WHERE born = ?', 'The column is not in it.'],
          ['WHERE name = ? OR born = ?', 'Neither is its first column.'],
        ],
      },
      {
        stem: 'An index stands on (customer, day). Which queries can look up their rows in it without reading all of it? Choose all.',
        right: [
          ['WHERE customer = 7', 'Its first column.'],
          ['WHERE customer = 7 AND day = 12', 'Both columns.'],
          ['WHERE customer = 7 AND day BETWEEN 1 AND 9', 'One customer, a range of days.'],
          ['WHERE customer = 7 ORDER BY day DESC LIMIT 1', 'The last of one customer.'],
        ],
        wrong: [
          ['WHERE day = 12', 'Days are sorted only within a customer.'],
          ['WHERE amount > 100', 'The column is not in it.'],
          ['WHERE day BETWEEN 1 AND 9', 'All customers would have to be read.'],
          ['WHERE customer + 1 = 8', 'The column stands within an expression.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'tree-or-log',
    seconds: 60,
    hint: 'Which of the two changes pages in place?',
    scenes: [
      {
        stem: '200,000 small writes a second from sensors; they are seldom read. Which kind of store fits better?',
        right: [['A log-structured merge tree', 'It writes sorted files one after the other.']],
        wrong: [
          ['A B-tree with an index on each column', 'Each write would touch a page per index.'],
          ['A B-tree with half-empty pages', 'Pages are still changed in place, all over the disk.'],
          ['A table without log, so as to save a write', 'After a crash writes are gone.'],
        ],
      },
      {
        stem: 'What is the price of a log-structured merge tree?',
        right: [['Values are rewritten with each merge', 'That is its write amplification.']],
        wrong: [
          ['Each write has to find its page on the disk first', 'That is what a B-tree does.'],
          ['It cannot read by a key', 'It can, in several files.'],
          ['It loses writes when it crashes', 'It writes a log first, too.'],
        ],
      },
      {
        stem: 'When does a change count as done, so that a crash cannot undo it?',
        right: [['When it stands in the log on the disk', 'After a crash the log is replayed.']],
        wrong: [
          ['When its page in memory has been changed', 'Memory is gone after a crash.'],
          ['When the index on it has been rebuilt', 'Indexes follow from the log.'],
          ['When the next merge of files is through', 'The log keeps it until then.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'rows-that-move',
    seconds: 90,
    hint: 'How much has to go to a machine that holds nothing yet, so that all hold alike?',
    draw: (rng) => ({ machines: rng.int(3, 19), gigabytes: rng.int(2, 40) * 100 }),
    stem: ({ machines, gigabytes }) =>
      `${count(gigabytes)} GB lie evenly on ${machines} machines, by consistent hashing. One machine is added. How many gigabytes move, if all then hold alike?`,
    unit: 'Gigabytes, to one decimal place.',
    value: ({ machines, gigabytes }) => gigabytes / (machines + 1),
    within: 0.1,
    because: ({ machines, gigabytes }) =>
      `The new one takes its even share, ${count(gigabytes)} / ${machines + 1}; nothing moves among the old ones.`,
    slip: ({ machines, gigabytes }) =>
      `By the remainder of the hash ${((gigabytes * machines) / (machines + 1)).toFixed(0)} GB would move, nearly all.`,
    again: ({ machines, gigabytes }) => {
      const each = gigabytes / machines
      const after = gigabytes / (machines + 1)
      return machines * (each - after)
    },
  }),
  oneOf({
    name: 'copy-or-partition',
    seconds: 60,
    hint: 'A copy takes each write; a partition takes only its own.',
    scenes: [
      {
        stem: 'Writes come faster than one machine can take them. What helps?',
        right: [['Partitions', 'Each takes a part of the writes.']],
        wrong: [
          ['Copies', 'Each of them takes all of the writes.'],
          ['A content network', 'It serves reads.'],
          ['More indexes', 'Each makes a write dearer.'],
        ],
      },
      {
        stem: 'Reads come faster than one machine can serve them, the data are small, writes are few. What helps first?',
        right: [['Copies', 'Each can answer every read.']],
        wrong: [
          ['Partitions', 'They cost joins, and the data are small.'],
          ['A second log', 'It serves no read.'],
          ['Removing indexes', 'It makes reads slower.'],
        ],
      },
      {
        stem: 'The data no longer fit onto one machine. What helps?',
        right: [['Partitions', 'Each holds a part.']],
        wrong: [
          ['Copies', 'Each of them holds everything.'],
          ['More memory', 'The disk is what is full.'],
          ['A queue', 'It only delays.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'which-key',
    seconds: 75,
    hint: 'What are the reads, and where do the newest rows go?',
    scenes: [
      {
        stem: 'Log lines are partitioned by range of their time. What happens?',
        right: [['All new lines go to one machine', 'The newest range takes all writes.']],
        wrong: [
          ['Lines are spread evenly over all machines', 'The hash would do that.'],
          ['Reading an hour has to ask all machines', 'An hour stands together.'],
          ['Old lines cannot be deleted', 'A whole range is quickly dropped.'],
        ],
      },
      {
        stem: 'Messages are read by conversation. By what are they best partitioned?',
        right: [['By a hash of the conversation', 'One read asks one machine, and load is even.']],
        wrong: [
          ['By a hash of the message', 'One conversation would lie on all machines.'],
          ['By the time of sending', 'All new ones go to one machine.'],
          ['By the name of the sender', 'A conversation has several senders.'],
        ],
      },
      {
        stem: 'Users are partitioned by a hash of their id. What becomes dear?',
        right: [['Reading all users of one town', 'Every machine has to be asked.']],
        wrong: [
          ['Reading one user by the id of that user', 'It asks one machine.'],
          ['Writing one new user', 'It goes to one machine.'],
          ['Deleting one user by the id', 'It goes to one machine.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'hot-spot',
    about: 'More than one machine',
    seconds: 75,
    hint: 'The hot key is on one machine; the rest is spread evenly.',
    draw: (rng) => ({
      machines: rng.int(4, 16),
      rate: rng.int(4, 40) * 1_000,
      share: rng.pick([10, 20, 25, 40]),
    }),
    stem: ({ machines, rate, share }) =>
      `${count(rate)} reads a second go to ${machines} machines, partitioned by a hash of the key. One key gets ${share} % of all reads, the rest is even. How many reads a second does the busiest machine get?`,
    unit: 'Reads per second, as a whole number.',
    value: ({ machines, rate, share }) => rate * (share / 100 + (1 - share / 100) / machines),
    within: 1,
    because: ({ machines, rate, share }) =>
      `${count((rate * share) / 100)} for the key, and ${100 - share} % of the rest over ${machines}.`,
    slip: ({ machines, rate }) =>
      `${count(Math.round(rate / machines))} would be the even share; a hash does not split one key.`,
    again: ({ machines, rate, share }) => {
      const hot = (rate * share) / 100
      return rate - ((machines - 1) * (rate - hot)) / machines
    },
  }),
  oneOf({
    name: 'store-again',
    about: 'Begin with the questions',
    seconds: 60,
    hint: 'What is written down before any product is named?',
    scenes: [
      {
        stem: 'What is written down first when a store is chosen?',
        right: [['The most frequent reads and writes', 'They decide by which key and how fresh.']],
        wrong: [
          ['The products that the team would like to learn', 'A wish, not a need.'],
          ['The number of tables there will be', 'It follows from the questions.'],
          ['What the largest companies use for it', 'Their questions are others.'],
        ],
      },
      {
        stem: 'Three things are known: 300 GB, 50 writes a second, questions that still change each week. What is taken?',
        right: [['One relational database', 'It answers questions that are not known yet.']],
        wrong: [
          ['A store per question, kept alike by code', 'Questions change each week.'],
          ['A key-value store', 'It answers one question well.'],
          ['Files, until the questions are settled', 'They answer none.'],
        ],
      },
      {
        stem: 'Which backup is one?',
        right: [['The one that was restored as a trial', 'Only then is it known to work.']],
        wrong: [
          ['The one that runs each night without an error', 'It may hold nothing useful.'],
          ['A copy that follows each write', 'It takes over each mistake at once, too.'],
          ['The one with the largest number of files', 'Size says nothing.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'index-again',
    about: 'What an index costs',
    seconds: 60,
    hint: 'A write changes the table and each index.',
    draw: (rng) => ({ rows: rng.int(2, 90) * 50, indexes: rng.int(2, 7), dropped: rng.int(1, 2) }),
    stem: ({ rows, indexes, dropped }) =>
      `${count(rows)} rows a second are inserted into a table with ${indexes} indexes; each insert changes one place in the table and one in each index. ${dropped} of the indexes ${dropped === 1 ? 'is' : 'are'} dropped. How many changed places a second are spared?`,
    unit: 'A whole number.',
    value: ({ rows, dropped }) => rows * dropped,
    within: 0,
    because: ({ rows, dropped }) => `${dropped} per row, ${count(rows)} rows a second.`,
    slip: () => 'The table itself and the other indexes go on as before.',
    again: ({ rows, indexes, dropped }) => rows * (1 + indexes) - rows * (1 + indexes - dropped),
  }),
])
