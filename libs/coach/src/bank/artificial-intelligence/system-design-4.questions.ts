import { patterns } from '../patterns'
import type { Question } from '../question'

export const ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_4: readonly Question[] = [
  {
    id: 'artificial-intelligence/system-design/photos-by-words',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Full Stack Development'],
    type: 'system-design',
    level: 'mid',
    skills: ['Computer Vision', 'Natural Language Processing', 'Model Evaluation'],
    topics: [],
    stem: 'A picture agency holds two million photos, of which half have no caption. Its customers type what they look for, such as "empty platform in the rain", and find nothing. Design a search that understands what is to be seen, in six languages.',
    clarify: [
      { ask: 'How much is it used?', answer: '40,000 searches a day, at most 5 a second.' },
      {
        ask: 'What comes in?',
        answer: '3,000 new photos a day; a customer expects to find them after ten minutes.',
      },
      {
        ask: 'What must not happen?',
        answer: 'Photos with an embargo or without a licence for the country must not appear.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'good',
        text: 'What a good result is, and how one finds out whether it is one.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'judged queries | judged searches | test queries | queries judged | relevance judged | recall at | precision at | first page contains | editors judge | searches judged',
        ),
        hint: 'How would the agency know that the new one is better?',
      },
      {
        id: 'allowed',
        text: 'Rights and embargoes decide before anything is shown.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'licence country | license country | embargo filter | embargoed photo | embargoed photos | rights filter | licence filter | filter rights | embargo licence',
        ),
        hint: 'Which photos may this customer not even see?',
      },
      {
        id: 'vectors',
        text: 'A model turns photos and texts into vectors of one space, with an index of neighbours.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'clip | image text embedding | same vector space | joint embedding | same space | embed photo | embeds photo | embeddings photos | photo vector | photos vectors | nearest neighbour | nearest neighbor',
        ),
        hint: 'How can a sentence and a photo be compared at all?',
      },
      {
        id: 'new-ones',
        text: 'How a new photo gets into the index, and what happens when that fails.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'new photo queue | queue worker | upload queue | worker computes | worker embeds | new photos queue | dead letter | photo retried',
        ),
        hint: 'What is the way of a photo that arrived this minute?',
      },
      {
        id: 'words-too',
        text: 'Words of captions and vectors together, or one of them alone.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'hybrid | keyword search | bm25 | full-text | full text search | captions words | caption search | names places | proper names',
        ),
        hint: 'What do customers type that no picture shows?',
      },
      {
        id: 'approx',
        text: 'An approximate index against comparing with all.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'approximate | hnsw | brute force | exact search | ivf | compare all | exact comparison',
        ),
        hint: 'How exact does it have to be, and what does that take?',
      },
      {
        id: 'memory',
        text: 'How large the vectors are.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'bytes gigabytes | 768 bytes | 512 bytes | 4 gigabytes vectors | 2 kb photo | 2 kilobytes | 2048 bytes | gb vectors | gigabytes vectors | vectors gb | bytes photo',
        ),
        hint: 'Does the whole of it fit into one machine?',
      },
      {
        id: 'first-run',
        text: 'How long the first run over all photos takes.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'photos second | photos per second | hours gpu | hours card | card photos | backfill hours',
        ),
        hint: 'When is the last of the old ones in?',
      },
    ],
    followUps: {
      requirements: ['Which searches would you try it on first?'],
      structure: ['You said "{quote}". What happens to it when you change the model?'],
      'trade-offs': ['When would you throw the words away, or the vectors?'],
    },
    samples: [
      'Artificial intelligence understands pictures very well today, so this is a good use case. I would use a modern model in the cloud, and connect it with the website of the agency. The results would improve with the time, because the system learns. It is important to have a good user experience and to involve the customers early. With a scalable architecture the agency is ready for the future.',
      'I would use CLIP, which makes vectors of photos and texts. All photos are embedded once and stored in a vector database, and a search is embedded as well and the nearest ones are shown. New photos go through a queue to a worker. Photos with a licence problem are filtered. Two million vectors are about 4 GB, so it fits in memory.',
      'First I would ask what good means: I assume a set of 400 judged queries in six languages, where editors mark what belongs on the first page, and recall at 30 is compared with the search of today. A hard rule comes before: the rights filter by licence, country and embargo runs inside the query, not on its results, or a page of 30 shrinks to four. Faces and prices are out of scope. The parts are a model of the CLIP kind that embeds photos and sentences of many languages into the same vector space, an index, the database of rights, and a search service. A request goes to the service, the text becomes a vector in 20 milliseconds, the index returns 200 allowed candidates, and they are merged with hits in captions. A new photo is put in a queue; a worker embeds it, writes vector and model version, and it can be found within two minutes. If a worker dies the message comes back, and after five failures it lands in a dead letter queue that somebody reads. If the model server is down, the search works with captions alone. Vectors alone would be the simple option, but proper names and places are in the words and not in the picture, so I would take a hybrid: both lists merged by rank. It costs a second index, and editors must keep captions. The other choice is the index: brute force is exact, and an approximate one such as HNSW loses two of a hundred neighbours. In numbers, 512 values of four bytes are 2 KB a photo, two million are 4 gigabytes of vectors. That fits into one machine, and reading 4 GB takes about 0.2 seconds at 20 GB per second; at 5 searches a second one core group would be just busy, so I need the approximate index from the start. For the first run, one card does 100 photos per second: two million are 20,000 seconds, less than six hours, therefore a change of model is a nightly matter. I would look again beyond 50 million photos, or if judged queries show that filters make the approximate index miss too much.',
    ],
    sources: [
      'Radford and others, Learning Transferable Visual Models From Natural Language Supervision, ICML 2021',
      'Malkov and Yashunin, Efficient and Robust Approximate Nearest Neighbor Search Using Hierarchical Navigable Small World Graphs, 2016',
      'Cormack, Clarke and Buettcher, Reciprocal Rank Fusion Outperforms Condorcet and Individual Rank Learning Methods, SIGIR 2009',
    ],
    why: 'Whether somebody measures a search before and after, puts rights first, and knows how big the thing really is.',
  },
  {
    id: 'artificial-intelligence/system-design/one-door-to-models',
    revision: 3,
    status: 'active',
    areas: ['Artificial Intelligence', 'Cybersecurity'],
    type: 'system-design',
    level: 'senior',
    skills: ['Large Language Models', 'MLOps', 'System Design'],
    topics: [],
    stem: 'In an insurance company 60 teams call rented language models, each with a key of its own. Nobody knows what is sent where, one loop by mistake cost 40,000 euros over a weekend, and when one provider failed, claims stood still. Design one door that all of them use.',
    clarify: [
      {
        ask: 'How much is sent?',
        answer: '3 million calls a day, 35 a second on average, 200 at the peak; 2,000 tokens each.',
      },
      { ask: 'What is paid?', answer: 'About 2 euros for a million tokens.' },
      { ask: 'What is sent?', answer: 'Everything from menus of the canteen to reports of doctors.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'classes',
        text: 'Which data may go to which model and region.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'data class | data classes | medical reports | doctors reports | sensitive data | data classification | classes data',
        ),
        hint: 'May all of them send the same things to the same place?',
      },
      {
        id: 'not-worse',
        text: 'The door must not be what fails: its own availability and added delay.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'single point failure | added latency | adds milliseconds | add milliseconds | milliseconds overhead | more available than | door fails | gateway fails | door itself down | gateway itself down',
        ),
        hint: 'What have you built if this one thing stands still?',
      },
      {
        id: 'gateway',
        text: 'A stateless service in front, which holds the keys of the providers and knows each team.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'stateless | identity team | team token | team identity | provider keys only | keys vault | workload identity | virtual key | virtual keys | key per team | token per team',
        ),
        hint: 'Who holds the keys after that, and how is a caller known?',
      },
      {
        id: 'fallback',
        text: 'What happens when a provider is slow or gone: time limits, a second one, or a refusal.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'second provider | other provider | fallback provider | fallback model | failover provider | another provider',
        ),
        hint: 'What is the way of a call while one of the providers is out?',
      },
      {
        id: 'budget',
        text: 'To stop at a limit or to warn: what a team loses in each case.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'hard limit | soft limit | hard budget | budget stops | stops budget | hard stop | blocked budget | warn percent | alert percent | token budget stops',
        ),
        hint: 'What happens at the moment at which a team has spent too much?',
      },
      {
        id: 'what-kept',
        text: 'What is logged of prompts: finding faults against keeping secrets.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'logs metadata | log metadata | content encrypted | log prompts | prompts logged | prompt text | prompts stored | store prompts | metadata only | only metadata | full prompts | keep prompts | redacted | redact',
        ),
        hint: 'How much of what passes do you keep, and who may read it?',
      },
      {
        id: 'bill',
        text: 'What a day costs.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('6 billion | billion tokens | 360,000 month | tokens day'),
        hint: 'What is the bill of a usual day?',
      },
      {
        id: 'open-calls',
        text: 'How many calls are open at once, and what the machines must hold.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'open calls | calls open | concurrent calls | concurrent connections | calls flight | 2,000 open | 1,600 open',
        ),
        hint: 'How many are waiting for an answer at the same time?',
      },
    ],
    followUps: {
      requirements: ['Which team would you let pass beside the door?'],
      structure: ['You said "{quote}". What does a team see at that moment?'],
      'trade-offs': ['How would you notice that the second provider answers worse?'],
    },
    samples: [
      'An AI gateway is a best practice for every enterprise. It gives governance, security and observability, and it makes innovation possible at the same time. I would take a leading product and introduce it with good change management. The teams should be trained in responsible use. In this way the company gets the benefits of language models and avoids the risks.',
      'I would build a gateway that all teams must call. It has the keys, and each team gets a virtual key with a token budget. If a provider is down it sends the call to another provider. Costs are shown per team; 3 million calls with 2,000 tokens are 6 billion tokens a day. Prompts are logged so that errors can be found.',
      'I would ask three things first: which data may go where, how much delay is bearable, and what stands still when the door does. I assume three classes of data: public, internal and medical, and medical reports only go to a model in our own region under a contract without storage. It may add at most 20 milliseconds, and it must be more available than any provider, 99.95 percent, since a single point of failure for 60 teams is worse than today. Judging answers is out of scope. The door is a stateless service on six machines in three zones; a caller is known by its workload identity, not by a secret, and only the door can read the provider keys in a vault. A request comes in with team, purpose and class; the service looks up rules from a local copy, reserves tokens in a counter, forwards the stream and then books what was really used. If a provider fails or no first token comes within eight seconds, a circuit breaker opens and calls go to a second provider that was tested with the same prompts. A team may refuse that, because another model answers differently; then it gets an error at once instead of a wait. If the counter store is down, each machine lets through a sixth of the budget. The keys of today are withdrawn team by team, and outgoing traffic to providers is closed at the end. A hard limit would have saved the 40,000, but it also stops claims on a busy Monday. So experiments stop at their budget, production gets a warning at 80 percent and stops only at five times its usual hour. On logs there are two options: full prompts help to find faults, at the price of a second store of medical data. I keep only metadata for all, and text with names blacked out for seven days where a team asks for it. In numbers: 3 million calls of 2,000 tokens are 6 billion tokens, 12,000 euros a day, 360,000 a month, so 10 percent saved by a cache would pay four people. With eight seconds a call, 200 per second are 1,600 open calls at the peak. One machine holds 1,000 streams with ease, so six are enough even if a zone is gone. I would revisit it once we host models of our own, or when a single team makes up half of the traffic.',
    ],
    sources: [
      'OWASP Top 10 for LLM Applications 2025, LLM02 Sensitive Information Disclosure and LLM10 Unbounded Consumption',
      'Regulation (EU) 2016/679 (GDPR), Articles 9 and 28',
      'Nygard, Release It!, second edition, 2018, chapter 5, Circuit Breaker',
    ],
    why: 'Whether somebody builds one place of control without building one place of failure.',
  },
]
