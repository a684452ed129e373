import type { KnownAnswer } from '../known-answer'

export const SYSTEM_DESIGN: readonly KnownAnswer[] = [
  {
    id: '68fb4946',
    question: 'cloud/system-design/mail-once',
    text: 'Use the outbox pattern. In the transaction that inserts the order we also insert a row in `outbox` with type "order_confirmation" and the order id. So there\'s either both or none. A worker polls the table every second, takes rows with SELECT ... FOR UPDATE SKIP LOCKED, sends the mail via SES and sets sent_at. If it dies before setting sent_at, the row gets taken again, so it can happen that a customer gets two mails. That\'s better than none.\n\nSeveral workers can run in parallel. Failed ones are tried again with backoff, after ten attempts they go to a dead letter table and somebody looks at them.',
    levels: { requirements: 0, structure: 4, 'trade-offs': 2, numbers: 1, clarity: 4 },
  },
  {
    id: 'a4a98888',
    question: 'data-science/system-design/one-number-of-customers',
    text: "Numbers never agree completely, and I think that's healthy, since every team sees the company from its own angle. It's important to communicate. I would organise a monthly meeting in which the forty teams present their figures and explain the differences. The minutes are sent to management. Over time the numbers will approach each other on their own. If management wants a single one, you could take the median of the forty, this is robust against outliers, and show the range as an error bar.",
    levels: { requirements: 0, structure: 0, 'trade-offs': 0, numbers: 0, clarity: 3 },
  },
  {
    id: '95f78c38',
    question: 'artificial-intelligence/system-design/answers-from-manuals',
    text: "How many technicians? I suppose 200, every one makes 5 question in day, so 1000 per day, most in the morning. What happens when answer is wrong? He can break the machine of 50 thousand euro or hurt himself. So better no answer than a wrong answer.\n\nI take the pages and cut in passages, for each I save manual, page number, machine. When question comes, I search with words and with embedding, take best 5 and give to the model. Model must write the answer and the page. On the screen the technician can open the page and control.\n\nIf nothing passes the limit, it says \"The manuals don't tell this\". The limit is not easy: if it's high, it refuses too much and nobody will use it; if low, it tells wrong. I choose the limit with 150 questions where we know the answer, and 95 percent must be right.\n\nTrain the model is other possibility, but it doesn't know the page and every new manual is training again.\n\nPrice: 3000 tokens each question, with 1 euro for million it is 0.003 euro, so 3 euro a day.",
    levels: { requirements: 3, structure: 3, 'trade-offs': 3, numbers: 3, clarity: 4 },
  },
  {
    id: '04b73fc4',
    question: 'cybersecurity/system-design/forgotten-password',
    text: "What's behind the door? Name, address, birth date, bank account for the fees, and for 1,400 children the training times, so where a child is on Tuesday at five. Not a bank, but I'd not shrug. Forgetting: seasonal members, I'd guess 3 % a month, 270 resets, with a spike of maybe 100 in the week the court bookings open.\n\nAgainst whom: (a) an ex-partner or team mate who knows the address; (b) a script that tries lists of addresses to see who's a member, or floods a mailbox; (c) somebody who guesses links; (d) somebody who already reads the mailbox, which at least in families is common.\n\nRequest. Form takes an address; the reply is always the same page, and the work goes to a queue, so the time is the same too. I give up telling people about typos; the page says \"check the spelling, and which address your fee invoices go to\". At most 3 mails per address an hour and 6 a day, 20 requests per IP an hour (the club house's wifi gets 100), no captcha.\n\nToken. 256 bits from the system's generator, base64url, 43 characters. Only its SHA-256 is stored; no slow hash is needed as there's nothing to guess: at a thousand tries per second for 30 minutes the chance is around 10^-71. Lives 30 minutes, one use, consumed with a conditional UPDATE so that two clicks don't both succeed; a new request kills the older one. The link opens a page with a button, because mail scanners follow links with GET. No Referer, no third-party script there. Host is from config, not from the request's header.\n\nAfter. New password checked against leaked ones, every session and every remembered device ends, mail (and a letter in the app) to the owner: \"changed at 14:02, wasn't you? office@…\". If she has a second factor, it's still asked. The IBAN can't be changed for 72 hours.\n\nLost mailbox. Deliberately slow: come to the front desk with an ID, or the trainer confirms in person; the old address gets a notice and there are three days to object. About four a month, so the office can bear it. For (d) this delay and the notice are all we have, and I'd say so to the board.",
    levels: { requirements: 4, structure: 4, 'trade-offs': 3, numbers: 4, clarity: 4 },
  },
  {
    id: 'c96de231',
    question: 'devops/system-design/logs-of-everything',
    text: "On each node a Fluent Bit agent tails the containers' stdout and sends it to Kafka. From Kafka one consumer writes into the search store, another into S3. If the store is slow, Kafka keeps the lines for a day, and the services don't notice anything.\n\nSearch store: the last 14 days in Loki with labels service, namespace and level. Older lines in S3 as compressed Parquet, 1 year, to be queried by Athena.\n\nAll lines are JSON with a trace id. Debug is off in production, and info from health checks is dropped at the agent; errors are never dropped. Personal data such as e-mail addresses are masked by the agent.",
    levels: { requirements: 1, structure: 4, 'trade-offs': 1, numbers: 2, clarity: 4 },
  },
  {
    id: 'ef9fb29d',
    question: 'machine-learning/system-design/score-card-payments',
    text: "I worked on this subject for a while, at a processor in Porto, so I may be allowed to tell how it developed there, as I think that the way is instructive. In the beginning there were rules. An older colleague, Senhor Abílio, had written them over twelve years, about 340, and nobody but him understood why rule 112 excluded petrol stations on Sundays. They were fast, they ran inside the authorisation host, and they refused far too many honest people: for each fraud caught eleven customers stood there embarrassed with their shopping.\n\nThen came the model. The first attempt was in a notebook and looked wonderful, with an AUC of 0.98, and failed at the till. The reason took us a month to find: in the notebook the count \"payments today\" was the count of the entire day, including those after the payment in question. At the till you of course only know those before. From then on the counts were maintained in one place, in memory, by one program, and the training took what this program had written down.\n\nThe second thing we learned is that we were always looking through a window that's six weeks old, because the complaints of cardholders trickle in. And the third, that one must be on time: we had 70 milliseconds, and when the model did not manage, Abílio's rules, reduced to twenty, took over. I was glad they still existed.\n\nAbout the kind of model I could say a lot. We took boosted trees, a colleague wanted recurrent networks; it was a matter of taste partly, partly of latency. In the end three honest people were refused per fraud, and the head of customer service sent a cake. I don't remember the throughput exactly.",
    levels: { requirements: 2, structure: 3, 'trade-offs': 2, numbers: 2, clarity: 1 },
  },
  {
    id: '7f5f4eec',
    question: 'blockchain/system-design/credit-deposits',
    text: 'The chain can change his last blocks, so coins are not really arrived at once. I take Bitcoin: a block each 10 minutes, 144 blocks in a day, in one block maybe 3000 transactions. We wait 3 blocks = 30 minutes for normal, and 6 blocks = 1 hour for more than 10 000 euro. For small amount like 50 euro 1 block is okay, because nobody make an attack for this.\n\nThe program reads the blocks one after one. In database is the last block number and hash. When new block has a parent which is not our last, it was a reorganisation, we go back until common block, and the deposits of old blocks come back to "waiting".\n\nEvery output have txid and number vout, together this is unique, so insert second time gives error and we not credit again.\n\nWe have own two nodes, because a provider can be late or can tell false thing. If they not agree we stop and wait.\n\nI think 5000 deposits in the day, it\'s not much for Postgres.',
    levels: { requirements: 3, structure: 4, 'trade-offs': 3, numbers: 3, clarity: 4 },
  },
  {
    id: '2f0fb629',
    question: 'full-stack/system-design/search-while-typing',
    text: "It should be modern and fast. I'd have a look at how Amazon and Zalando do it and orient myself by that. There'd be a nice dropdown with pictures, prices, and stars, animated, with a skeleton while it loads. We'd use a hosted search, Algolia for example, they have ready-made components for React, you only have to upload the articles once. That way we don't have to think about the technology and can concentrate on the experience. Users could also search by photo or by voice. On mobile the field is at the bottom because of the thumb. We'd do A/B tests to find the best colour.",
    levels: { requirements: 0, structure: 1, 'trade-offs': 0, numbers: 0, clarity: 2 },
  },
  {
    id: '4accc806',
    question: 'full-stack/system-design/list-without-a-net',
    text: "The app stores the list in IndexedDB and shows it from there. Changes go into a queue, and when there's a connection the queue is sent to the server, which stores them in a database and pushes them to the other phones by WebSocket. If two people changed the same entry, the last one wins by the timestamp of the phone. Deleting is done with a flag, so that an entry does not come back. There are at most 200 entries, so on opening I can load the entire list. Service worker for the offline start. If sending fails it tries again later.",
    levels: { requirements: 1, structure: 3, 'trade-offs': 0, numbers: 2, clarity: 3 },
  },
  {
    id: '5e906d70',
    question: 'artificial-intelligence/system-design/answers-from-manuals',
    text: "Questions first, with the answers I'd assume. Who: 600 lift technicians, mostly standing in a shaft, 8 questions a day each, so 4,800, the bulk from 7 to 11; peak perhaps one every two seconds. What is an error worth? A false torque on a brake can kill; \"not in the manuals, call the hotline\" costs twenty minutes. So silence is cheap next to a mistake, and I'd steer for under 1 % wrong and accept 15 % refusals.\n\nIngest: 40,000 pages by layout-aware parsing, tables kept whole, cut at procedures, around 120,000 passages with model, revision and page as fields. Vectors at 1,024 dimensions are half a gigabyte: one Postgres, no cluster.\n\nQuery: technician scans the plate, that fixes model and revision. Keyword search (fault codes) plus vectors, 50 candidates, reranked to 6. If the top score is under t: refuse, show the three nearest pages anyway. Otherwise the model writes, every sentence carries a passage number, and a second small call tests each sentence against its passage; unsupported means refuse. The screen shows the answer beside the scanned page. Numbers with units are additionally compared as strings, 45 Nm must literally be there.\n\nWhy not train the model on the manuals? It'd give neither source nor honest silence, and each revision means training again. I'd consider it for tone only.\n\nt is chosen from 300 questions which four senior technicians wrote, 80 of them unanswerable: I plot wrong against refused and the head of safety picks the point. The release gate is 95 % of the answerable ones right or refused with at most 1 % wrong, rerun at every change of model or prompt.\n\nMoney: 6 passages of 400 tokens plus prompt, say 3,500 in and 250 out, with the check 5,000 in. At 1 euro a million in and 4 out that's 0.6 cents a question, some 30 euros a day. The parsing once is about 400.\n\nWeak spot: drawings. The first version finds the page but doesn't read the drawing.",
    levels: { requirements: 4, structure: 4, 'trade-offs': 3, numbers: 4, clarity: 4 },
  },
  {
    id: '529d37d7',
    question: 'data-science/system-design/figures-by-seven',
    text: 'At first I would ask how much data. 900 shops and 8000 lines is 7 millions lines per day, 1.4 gigabyte, it is not big. So I take simple solution: files and one database, not Kafka.\n\nEvery till send a file to storage. The name has shop and date. One program read the files and write in raw table. In raw table there is unique key from shop number, receipt number and line number. If same file come two times, the insert is "on conflict do nothing", so no double sales. For late files the important thing is to use date of sale, not date of arriving. When late file come for last Tuesday, I mark Tuesday, and the job calculate Tuesday again completely.\n\nAt six o\'clock job make the table for yesterday. At seven the people see it, and above is written "892 of 900 shops". I would choose batch against streaming because is cheaper and the people look only in the morning. If program crash, we start again.',
    levels: { requirements: 3, structure: 3, 'trade-offs': 3, numbers: 4, clarity: 3 },
  },
  {
    id: '8dbb2202',
    question: 'cloud/system-design/mail-once',
    text: "For this I would use a serverless architecture. API Gateway, Lambda, DynamoDB, SNS, SES. Lambda puts the order in DynamoDB and calls SNS in the next line, SNS triggers the mail Lambda. All of these are managed services, so servers can't die. In case something does go wrong there's CloudWatch, where you can look it up, and the customer can also see the order in the account, so the mail isn't that critical. If he doesn't get one he will write to support, and they have a button.",
    levels: { requirements: 0, structure: 2, 'trade-offs': 0, numbers: 0, clarity: 3 },
  },
]
