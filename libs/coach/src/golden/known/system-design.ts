import type { KnownAnswer } from './known-answer'

export const SYSTEM_DESIGN: readonly KnownAnswer[] = [
  {
    id: 'e48787e8',
    question: 'full-stack/system-design/list-without-a-net',
    text: "A packing list is a great use case for a progressive web app. I would use a modern framework for the frontend and a scalable backend, and real-time technology so that everyone sees the changes at once. Offline mode is a must today, and with the right library it's included out of the box. The design should be clean and intuitive, so that people enjoy packing together. Security and privacy are of course considered from the beginning.",
    levels: { requirements: 0, structure: 1, 'trade-offs': 0, numbers: 0, clarity: 2 },
  },
  {
    id: '617eb965',
    question: 'data-science/system-design/figures-by-seven',
    text: "First what I assume. 900 shops by 8,000 lines is 7.2 million lines, at 200 bytes 1.4 GB a day. That's small: one PostgreSQL or a warehouse with a nightly batch does it in minutes, so no streaming. What decides the design is that ten shops are late on most days: at seven it's \"what has come, and what hasn't\". Out of scope: anything during the day.\n\nParts: tills send files to object storage, kept untouched for 90 days. A loader reads each new file into a raw table, with shop, till, receipt number, line number, business day and time of arrival. The key is (shop, till, receipt, line), so the same file twice changes nothing; each file is one transaction. Then a build computes yesterday per shop and article by deleting and writing the partition of that day, so a second run is harmless.\n\nAt 06:00 the build runs and publishes by swapping a view. Next to the figures there's a table of shops expected against shops received: 890 of 900, with names. Late files mark their business day dirty, and an hourly job rebuilds dirty days up to 14 days back.\n\nFailure: the loader dies in the middle of a file. The transaction rolls back and the next run takes the file. If the build isn't done at 06:40, somebody is called; a run of five minutes still fits three times.\n\nStreaming would give figures at night to people who are asleep, and cost a cluster. I'd look again when somebody needs them by the hour.",
    levels: { requirements: 4, structure: 4, 'trade-offs': 4, numbers: 4, clarity: 4 },
  },
  {
    id: '44063cf2',
    question: 'devops/system-design/release-stops-itself',
    text: "I would use canary releases. At first one percent of the servers, so 30, get the new version. We wait ten minutes and compare the error rate with the old servers. If it's fine we go to 10 percent, 50 and then all. If the error rate is above two per thousand, the pipeline stops and puts the old version back. For security fixes the waiting times are shorter. The old version should stay on the servers, so going back is fast. Database changes have to be compatible with both.",
    levels: { requirements: 1, structure: 3, 'trade-offs': 0, numbers: 2, clarity: 3 },
  },
  {
    id: '2f9ac2f3',
    question: 'data-science/system-design/figures-by-seven',
    text: "A topic like this calls for a clear and modern architecture. Data comes in from the shops, is cleaned, transformed and stored, and finally it is presented to the business in an attractive dashboard. I'd choose cloud-native tools, since they scale with the needs, and make sure that quality is guaranteed in every step. The management then has its figures on time each morning and can take good decisions.",
    levels: { requirements: 0, structure: 1, 'trade-offs': 0, numbers: 0, clarity: 2 },
  },
  {
    id: '6aea2f9a',
    question: 'devops/system-design/release-stops-itself',
    text: "Given: 3,000 servers at 20 requests a second, one failure per thousand, two hours, 30 minutes for security. I want a bad version to stop below five percent of customers. I assume interchangeable servers in several zones. Changes of the database are out, save that they must be compatible one version back.\n\nWaves: 15 servers, 150, 900, the rest, never more than one zone in the first two. A controller holds the wanted version per wave; an agent on every server pulls it, installs beside the old one, switches and reports. The next wave needs a positive verdict, which compares new servers with all old ones at the same time, not with yesterday: error share, p99, restarts, and one business figure such as finished orders.\n\nDoes 15 do? 15 × 20 = 300 requests a second, 180,000 in ten minutes, of which 180 would fail anyhow, give or take about 13. A doubling shows within a minute. An increase by a fifth is 36 more, still nearly three sigma, so ten minutes are all right. Four waves fit into two hours.\n\nA failed verdict sets the wanted version of all groups back, and since the old one still lies on the disk that's a restart, about a minute. If the metrics are missing, this counts as bad. If the controller dies, servers stay as they are.\n\nBlue-green would switch back faster, but needs 3,000 servers twice and exposes everybody at once. Security repairs take the same waves at three minutes each and see only large faults.",
    levels: { requirements: 4, structure: 4, 'trade-offs': 3, numbers: 4, clarity: 3 },
  },
  {
    id: '0c30ddfc',
    question: 'full-stack/system-design/list-without-a-net',
    text: "Working together on lists is something that has a long history, and there's quite some theory about it that one should know. The two big schools are operational transformation, which is used by the well-known online text editors, and conflict-free replicated data types, which came up around 2011. Both solve the problem that two people change the same document at different places at the same time. I've read a lot about both of them, and have built a small chat with the second, so I would like to go into it a bit. In a conflict-free data type, each change can be applied in any order and the outcome is the same for everybody. For a set of entries there's the so-called observed-remove set, in which adding wins over removing when both happen at once. For a single value there's the register, in which the last writer wins. And a tick that can only be set and never be taken away would be the simplest one of all.\n\nSo, for the packing list, I'd take a library which implements these, and have it store its state on the phone. Then synchronisation just means to exchange states with the server, and the server keeps the merged state and hands it out to the rest. What's nice is that it doesn't matter in what order the messages arrive or if one arrives twice. A drawback is that the documents grow, since the history has to be kept in some form, and that on the server I can't simply look into the database what's on a list. With 200 entries and six people I don't think the growth is going to be a problem, perhaps a hundred kilobytes after a year of use.\n\nThe alternative would be to write it by hand with a queue of changes. It's possible, yet experience shows that people get it wrong in the details, for example with clocks. I would only do it if the size of the library hurts.\n\nFor the rest I would take what the team knows, say a single-page app with a service worker, so that it opens without a connection, and a small API in Node. The people get an invitation by link. There would also have to be a sign for \"not yet sent\", a little cloud or so, because one wants to know before going into the mountains.",
    levels: { requirements: 1, structure: 2, 'trade-offs': 3, numbers: 3, clarity: 2 },
  },
  {
    id: '12d89d68',
    question: 'devops/system-design/release-stops-itself',
    text: "I would introduce a state-of-the-art CI/CD pipeline with a high degree of automation. Every change is tested thoroughly before it goes out, so that bad versions don't reach production at all. The rollout itself is done step by step, and modern monitoring tells us immediately when there's something wrong. With the right DevOps culture and good communication between the teams, releases become a non-event that no customer is ever aware of.",
    levels: { requirements: 0, structure: 1, 'trade-offs': 0, numbers: 0, clarity: 2 },
  },
  {
    id: 'fa9e4d33',
    question: 'full-stack/system-design/list-without-a-net',
    text: "I assume at most six editors, somebody may be away for three days, and meanwhile all has to work: add, tick, rename, delete. 100,000 lists by 200 entries by about 200 bytes is 4 GB, so one database with a spare is enough. Not included: history.\n\nI'd send operations, not states. Each operation has an id made on the phone, the entry's id, the field and its value. The phone applies it at once to its own copy in IndexedDB and puts it into an outbox in the same transaction. When there's a net, the outbox goes up; the server writes each operation once, by its id, gives it a sequence number per list and answers with everything after the number that the phone knew. Others learn over a WebSocket that there is news, and ask from their last number.\n\nMerging is per field. A tick beats an untick, as agreed. For the text, the operation that the server numbers last wins. Phone clocks can be hours off. Deleting leaves a tombstone for 90 days; if someone renamed the entry offline meanwhile, it comes back, because a thing too many in the rucksack is cheaper than one forgotten.\n\nThe other option is a CRDT library. It merges letters within a text too, but brings a format I can't query, and entries have three words. If lists become notes, I'd look again.\n\nWorst case: six people return with 300 operations each. 1,800 small rows, under a second. If an answer gets lost, it sends the same ids again and nothing doubles.",
    levels: { requirements: 4, structure: 4, 'trade-offs': 4, numbers: 4, clarity: 4 },
  },
  {
    id: '11c1549d',
    question: 'data-science/system-design/figures-by-seven',
    text: "Each shop uploads a file with its sales to a bucket during the night. At four o'clock an Airflow job starts, loads all files into a staging table, removes the duplicates with SELECT DISTINCT and inserts the rest into the sales table. Shops which are late are loaded on the next day, with the date of the sale and not the date of the upload. The job sends an alert if it failed. 900 times 8,000 lines is about seven million lines, so a normal warehouse can do that. If a shop is missing, I would show it in the report.",
    levels: { requirements: 1, structure: 3, 'trade-offs': 0, numbers: 3, clarity: 3 },
  },
]
