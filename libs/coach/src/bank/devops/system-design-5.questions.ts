import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_SYSTEM_DESIGN_5: readonly Question[] = [
  {
    id: 'devops/system-design/certificates-on-time',
    revision: 3,
    status: 'active',
    areas: ['DevOps', 'Cybersecurity'],
    type: 'system-design',
    level: 'mid',
    skills: ['Cryptography', 'Linux', 'Terraform'],
    topics: [],
    stem: 'A company has 1,400 names on the web, served by load balancers, old appliances and rented services. Somebody renews their certificates by hand from a spreadsheet, and twice this year a shop stood still on a Sunday. From 2029 a certificate may live for 47 days at most. Design how they are renewed by themselves.',
    clarify: [
      {
        ask: 'Which are easy?',
        answer:
          '1,100 stand on load balancers and Kubernetes; 220 on rented services; 80 on appliances without an interface.',
      },
      { ask: 'Who runs it?', answer: 'Two people of a platform team.' },
      { ask: 'What did a Sunday cost?', answer: '90,000 euros.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'all',
        text: 'How one knows which certificates there are, also those that nobody has listed.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'certificate transparency | ct log | ct logs | inventory | scan ports | scan network | scans network | scan all | unknown certificates | transparency logs',
        ),
        hint: 'How do you find those that the spreadsheet does not know?',
      },
      {
        id: 'early',
        text: 'How early renewal begins, so that failures have days and not hours.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns('before expiry | third lifetime | two thirds | third left | third life | days left'),
        hint: 'How much time has a person left when the machine fails?',
      },
      {
        id: 'acme',
        text: 'A client proves by a record or file that it owns the name, and gets a certificate.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'acme | dns-01 | http-01 | dns challenge | txt record | cert-manager | challenge record | challenge',
        ),
        hint: 'How does the authority know that the name is yours?',
      },
      {
        id: 'deploy',
        text: 'Key and certificate reach the server, which loads them; what is served is checked from outside.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'really served | not reloaded | served certificate | checks served | check outside | outside check | probe outside | probe connects | actually served | external probe | certificate served',
        ),
        hint: 'Who looks at what a visitor is really given?',
      },
      {
        id: 'rights',
        text: 'Who may write records of names: one central place or each for itself.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'write dns | dns write | dns rights | whole zone | delegate | delegated | cname challenge | central service | dns key | dns credentials | zone key',
        ),
        hint: 'What could a stolen key of the renewal do?',
      },
      {
        id: 'rest',
        text: 'What to do with the 80 without an interface: put something in front, replace, or by hand.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'proxy in front | in front appliance | put front | front appliances | reverse proxy | private authority | internal ca | private ca | replace appliance | replace appliances | script browser | own authority',
        ),
        hint: 'What about those that cannot speak with a machine?',
      },
      {
        id: 'count',
        text: 'How many renewals a day, and whether limits of the authority allow them.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '45 renewals | renewals per day | renewals each day | limits authority | 1,400 30 | renewal 30 | every 30 | rate limits',
        ),
        hint: 'How often does the machine have to do it, all in all?',
      },
      {
        id: 'hand',
        text: 'What the same would cost by hand.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '8,500 hours | hand hours | 4,200 hours | hand jobs | times 12 | 1,400 12 | person hours | renewals year',
        ),
        hint: 'How much work would it be if everything stayed as it is?',
      },
    ],
    followUps: {
      requirements: ['Which of them would you not put into the new way at all?'],
      structure: ['You said "{quote}". What is seen when it silently does nothing?'],
      'trade-offs': ['When would you go on with a single authority?'],
    },
    samples: [
      'Certificates are an important element of trust in the internet. I would buy a certificate management platform, because it offers a central dashboard and many integrations. Processes have to be standardised, and responsibilities must be clear. Automation reduces human errors and saves costs. The security team should report regularly to the management.',
      'I would make an inventory from certificate transparency logs. Then ACME clients renew with a DNS challenge, for example cert-manager on Kubernetes, when a third of the lifetime is left. A check from outside looks at the certificate that is served. With 47 days and renewal after 30 it is about 47 a day. For the appliances I would put a reverse proxy in front.',
      'First, which are there? I assume the spreadsheet is wrong, so an inventory is made each night from certificate transparency logs for our domains, a scan of our own networks and the accounts of rented services; whatever has no owner gets one within a week. The second requirement: a failed renewal must leave days, so it starts when a third of the life is left, 15 days before the end. Certificates for people and for signing code are out of scope. The parts are an ACME client beside each load balancer and cert-manager in the clusters, a small DNS service for challenges, a store for keys that never leave their place where possible, and a probe. A client makes a key, asks for an order, writes a TXT record, receives the certificate, installs it and reloads. The probe connects to all 1,400 names every hour from outside and compares the end of life and the chain with the inventory, since a file on disk says nothing about what is served. If a client fails, it tries again with growing pauses; at ten days left a ticket goes to the owner, at five the phone rings. If the probe itself is silent, a second system notices its missing sign of life. Who may write records? With rights on the whole zone a stolen key could redirect our shops. So each challenge name is a CNAME into a zone that holds nothing but challenges, at the cost of 1,400 records made once by Terraform. For the 80 appliances there are three options: a reverse proxy in front, an own authority for those that only staff use, or replacement. I choose the proxy for 30, the private authority for 40 and replacement for ten; by hand stays nothing, because it comes back every month. One authority is simpler, but it may be down, or must revoke within a day what it issued wrongly. I keep a second one, tested each week with 20 names, and the clients switch by one setting. In numbers: 1,400 certificates renewed about every 30 days are 47 a day. That is small, yet authorities limit new certificates for each domain per week, one of them to 50. Renewals that name the certificate they replace are exempt there, so the clients do that; and I spread the first month, when all 1,400 would come at once, and ask for a higher limit. By hand, 1,400 times 12 are 17,000 renewals a year; at half an hour that is 8,500 hours, more than five people. Two Sundays cost 180,000, so a year of one engineer pays for itself. I would revisit the day on which lives become shorter than ten days, as weekends then count.',
    ],
    sources: [
      'CA/Browser Forum, Ballot SC-081v3, 2025; Baseline Requirements for TLS Server Certificates, sections 4.9.1.1 and 6.3.2',
      'RFC 8555, Automatic Certificate Management Environment (ACME), 2019, section 8.4',
      'RFC 9162, Certificate Transparency Version 2.0, 2021',
      'RFC 9773, ACME Renewal Information (ARI) Extension, 2025',
      'Let’s Encrypt documentation, Rate Limits',
    ],
    why: 'Whether somebody automates with time left for failures, checks what is really served, and bounds what the automation may do.',
  },
  {
    id: 'devops/system-design/a-place-for-each-change',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Full Stack Development'],
    type: 'system-design',
    level: 'senior',
    skills: ['Kubernetes', 'PostgreSQL', 'Docker'],
    topics: [],
    stem: '90 developers share two test systems of a hospital software made of 35 services. They queue for them, break each other’s data, and faults are found only after the merge. Design how each proposed change gets a running system of its own within minutes, with data that looks like the real one.',
    clarify: [
      {
        ask: 'How many are open?',
        answer: '120 proposed changes at a time; a change is open for three days.',
      },
      {
        ask: 'How large is it?',
        answer: 'All services together take 40 gigabytes of memory, the database has 300.',
      },
      { ask: 'What is paid today?', answer: 'Memory in the cluster costs 4 euros a gigabyte and month.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'same',
        text: 'What must be like production, and what may differ.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns('like production | differ production | same versions | parity | smaller production'),
        hint: 'Which differences would make a test worthless?',
      },
      {
        id: 'patients',
        text: 'No real patient in it.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'real patient | real patients | anonymised | anonymized | synthetic | masked | invented patients | patient names',
        ),
        hint: 'Whose data may a developer see?',
      },
      {
        id: 'shared-rest',
        text: 'Only what has changed runs anew; all else comes from a shared baseline, chosen by a header.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'shared baseline | shared services | header routes | routed header | routing header | changed services | request routing | header hop',
        ),
        hint: 'Do all 35 have to run 120 times?',
      },
      {
        id: 'data-copy',
        text: 'A database for each as a quick copy that shares blocks, or a small one.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'copy-on-write | thin clone | thin clones | snapshot clone | template database | small dataset | zfs | database branch | seed data',
        ),
        hint: 'How does each get 300 gigabytes within minutes?',
      },
      {
        id: 'isolate',
        text: 'To share or to have all alone: cost against disturbing each other.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'full environment | complete copy | share cheaper | sharing cheaper | disturb | disturbs | isolation | isolated | full copy',
        ),
        hint: 'What gets mixed up when they share?',
      },
      {
        id: 'stale',
        text: 'How long it may stand and sleep: comfort against the bill.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'idle sleeps | sleep night | sleeps after | scale zero | wakes click | night off | idle night | hibernate',
        ),
        hint: 'What happens to those that nobody has opened since yesterday?',
      },
      {
        id: 'full-cost',
        text: 'What 120 full ones would take.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('19,200 euros | 4,800 gb | 4,800 gigabytes | 4.8 terabytes'),
        hint: 'What would it cost if each of them had everything?',
      },
      {
        id: 'small-cost',
        text: 'What it takes with the changed ones only.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '400 gb | 360 gb | two services gb | changed services gb | services gb euros | 1,600 euros | 10 gb | 2,560 euros',
        ),
        hint: 'And what if only the changed parts run?',
      },
    ],
    followUps: {
      requirements: ['Which test would you still run on one shared system?'],
      structure: ['You said "{quote}". What does the developer see if that takes an hour?'],
      'trade-offs': ['When would you give somebody a full copy after all?'],
    },
    samples: [
      'Preview environments increase the productivity of developers and the quality of the software. I would use Kubernetes, because it is the standard for cloud native applications. With infrastructure as code everything is reproducible. A platform team should offer it as a product, with a good developer experience. Costs have to be monitored with FinOps.',
      'A pipeline creates a namespace for each pull request and deletes it after the merge. Only the changed services run there, and the others come from a shared baseline. The database is a thin clone of a snapshot with anonymised data. 120 full copies would be 4,800 GB of memory, 19,200 euros a month.',
      'Let me ask what has to be like production: I assume identical images, one database version and schema, and real sizes of tables, while the number of copies and the machines may differ. There must be no real patient in it, as 90 developers may not see one. Load tests are out of scope. A change has to be there in eight minutes. The pipeline builds the changed services, two on average, and creates a namespace with a name and address from the number of the change. A baseline of the main branch runs all 35 once. A request enters by the address, a gateway adds a header with the number, and each hop is routed to the changed service where there is one and else to the baseline; services forward the header as they forward their trace. Every night a job loads a backup of production in a closed account, replaces names, dates and free text, and takes a snapshot; what fails the search for known names is not published. Each change gets a thin clone of it in 20 seconds, copy-on-write, with its migrations applied. Messages carry the number too, and a consumer of the baseline skips those which are not its own. If the snapshot fails, yesterday’s is used and the page shows its date; if a build dies halfway, the same step is run again, as all of it is declared. A merge deletes everything, and a sweeper each hour removes what belongs to no open change. A full environment each would be the simplest and isolated, at the price of memory and of 20 minutes to start. Sharing is cheaper, but a baseline service with a shared cache can mix things up; so the header is in each cache key, and seven services whose database schema is shared run anew in each. When a change touches the sign-in or the gateway, I would give it a full copy, at most five at a time. As for time, an idle one sleeps after two hours and wakes at a click in 40 seconds; that annoys testers, and saves two thirds. In numbers: 120 full ones at 40 GB are 4,800 GB, 19,200 euros a month. With two changed services and the seven of a gigabyte or so, I estimate 10 GB each: 1,200 GB, 4,800 euros; two thirds asleep leave 400 GB, 1,600 euros. With 40 GB for the baseline and 200 for five full copies it is 640 GB, 2,560 euros. 120 clones of 300 GB would be 36 TB, but they share blocks, and at 2 percent changed they are 720 GB. It is a seventh of the full bill, so I need no more argument. I would look again when a change touches more than six services on average.',
    ],
    sources: [
      'Kubernetes documentation, Namespaces; Resource Quotas',
      'W3C Recommendation, Trace Context, 2021, and W3C, Baggage',
      'PostgreSQL documentation, CREATE DATABASE: STRATEGY and template databases',
      'Regulation (EU) 2016/679 (GDPR), Articles 5(1)(c) and 9',
    ],
    why: 'Whether somebody finds what can be shared without mixing, and lets a computation choose the design.',
  },
]
