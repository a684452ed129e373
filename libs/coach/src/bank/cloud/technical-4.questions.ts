import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_TECHNICAL_4: readonly Question[] = [
  {
    id: 'cloud/technical/answers-only-itself',
    revision: 1,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'technical',
    level: 'entry',
    skills: ['AWS', 'Linux'],
    topics: [],
    stem: 'You start a virtual machine in the cloud and a web server on port 8080. On the machine itself curl gets the page. From your laptop the browser waits for a minute and gives up. In which order do you look, and what does the waiting tell you?',
    seconds: 240,
    keyPoints: [
      {
        id: 'waits',
        text: 'Waiting means that packets are dropped on the way; a refusal would mean that they arrive and nobody listens.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'packets dropped | drops packets | dropped silently | silently dropped | timeout firewall | connection refused',
        ),
        hint: 'What would you see if the machine were reached and nobody listened?',
      },
      {
        id: 'listens',
        text: 'It may listen on the inner address only: 127.0.0.1 instead of all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          '127.0.0.1 | 0.0.0.0 | loopback interface | listens localhost | listens interfaces | bind address | ss -tlnp | netstat',
        ),
        hint: 'For whom does the server listen?',
      },
      {
        id: 'group',
        text: 'The firewall of the cloud lets in only what a rule allows: the port, from your address.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'security group | security groups | inbound rule | ingress rule | firewall rule | allow port',
        ),
        hint: 'Who stands in front of the machine and was told nothing of this port?',
      },
      {
        id: 'route',
        text: 'The machine needs a public address, and its subnet a route to the internet.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'public ip | elastic ip | internet gateway | route table | private subnet | public subnet',
        ),
        hint: 'Is there a way from outside to this machine at all?',
      },
      {
        id: 'stateless',
        text: 'A list of rules at the subnet works in both directions: the way back needs one too.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('network acl | nacl | acls | stateless | ephemeral ports | return traffic | way back'),
        hint: 'Your request arrives: what of the reply?',
      },
      {
        id: 'narrow',
        text: 'What is opened is opened for few: not every port for the whole world.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          '0.0.0.0/0 | own address | my address | my ip | whole world | whole internet | narrow rule | least access',
        ),
        hint: 'It works when everything is open: why not leave it so?',
      },
    ],
    followUps: {
      checking: ['Which command on the machine shows whether your packets arrive?'],
      reasoning: ['Open the port, or put something in front of the machine: what speaks for each?'],
      example: ['Which rule do you write, with port and source?'],
    },
    samples: [
      'Networks are complex, and there can be many reasons for this problem. I would restart the server first and check the documentation. Maybe the instance is too small or the internet connection is slow. If it does not work, I would ask a colleague with more experience or open a support ticket with the provider of the cloud.',
      'A timeout usually means that a firewall drops the packets. I would check the security group and add an inbound rule for port 8080. I also check that the server listens on 0.0.0.0 and that the machine has a public IP. For testing I use curl from the laptop after each change, and expect to see the page.',
      'Waiting is a clue: packets are dropped somewhere, because a machine that is reached and has no listener answers at once with connection refused. So I begin outside. Does it have a public IP, and does the route table of its subnet lead to an internet gateway? In a private subnet nothing else matters. Then the security group: it lets in nothing that is not named, so I add port 8080, from my own address only. A rule for 0.0.0.0/0 would be quicker and is the alternative that every forum recommends; the price is that strangers knock within minutes. Next, on the machine, ss -tlnp shows whether it listens on 127.0.0.1. That fits curl working from inside, and it would give a refusal from outside, unless the firewall is shut too; both faults at once are common. Last the network ACL, which is stateless: replies leave on high ports and need a rule of their own. For users I would put a load balancer in front, because then the machine needs no public address at all; it costs some 20 euros a month. For example, in my last course I opened everything in despair, and the server listened to itself all the time; the next morning the log had 3,000 strange requests. To check each step I run tcpdump on the machine while I send one request from the laptop: if I see packets come in and nothing go out, it is the machine; if I see none, it is the way. In the end curl from my address should return 200, and from my phone it must fail.',
    ],
    sources: [
      'AWS documentation, Amazon VPC: Security groups, Network ACLs, Internet gateways',
      'RFC 9293, Transmission Control Protocol, 2022, section 3.5',
    ],
    why: 'Whether somebody reads a symptom, and goes along a way instead of trying switches.',
  },
  {
    id: 'cloud/technical/plan-wants-to-destroy',
    revision: 1,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'technical',
    level: 'mid',
    skills: ['Terraform', 'AWS'],
    topics: ['operation'],
    stem: 'You add a tag to a queue. The plan of Terraform says: one to change, and the production database to destroy and create again. Nobody has touched the file of the database. What can be behind it, and how do you go on?',
    seconds: 300,
    keyPoints: [
      {
        id: 'forces',
        text: 'An attribute that cannot be changed in place differs; the plan names it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'forces replacement | force replacement | forces new | forcenew | immutable attribute | which attribute | plan names',
        ),
        hint: 'Which line of the plan says why?',
      },
      {
        id: 'drift',
        text: 'Somebody changed it by hand: reality has drifted from the code.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'drift | drifted | hand console | console change | changed console | manual change | changed manually | somebody clicked',
        ),
        hint: 'Who else can change a database, past the code?',
      },
      {
        id: 'renamed',
        text: 'Or its name or place in the code changed, or the provider did: then the record is moved, nothing else.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'moved block | state mv | renamed resource | resource renamed | provider version | provider upgrade | provider update | new provider | module renamed | for_each | lock file',
        ),
        hint: 'The file is the same: what around it may not be?',
      },
      {
        id: 'code-follows',
        text: 'The code is made to say what is there, by import or by its value, until the plan is empty.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'plan empty | empty plan | import block | adopt value | update code | code match | match reality | ignore_changes | refresh-only',
        ),
        hint: 'Which of the two should follow the other here?',
      },
      {
        id: 'guard',
        text: 'Protection that does not depend on reading: deletion protection, prevent_destroy, a snapshot.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'prevent_destroy | deletion protection | deletion_protection | termination protection | snapshot | policy check | policy refuses',
        ),
        hint: 'Next time somebody presses yes: what stops it?',
      },
      {
        id: 'plan-kept',
        text: 'What is applied is the plan that was read; others cannot write at the same time.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'saved plan | plan file | stored plan | state lock | state locking | locked state | reviewed plan',
        ),
        hint: 'Between reading at ten and applying at eleven: what could have changed?',
      },
    ],
    followUps: {
      checking: ['How do you know that the next plan holds only your tag?'],
      reasoning: ['Ignore the difference in the code, or take it over: what does each cost later?'],
      example: ['Which lines of the plan do you read first, and what do they say?'],
    },
    samples: [
      'Infrastructure as code is a best practice, and Terraform is a very good tool for it. I would carefully run the apply again and see if the problem is solved. If there is a risk, it is important to have a maintenance window and to inform the users. The team should also improve the documentation of the infrastructure.',
      'I do not apply it. The plan shows which attribute forces replacement. Probably somebody changed it in the console, so it is drift. I would put the real value into the code until the plan is empty. Then I would add prevent_destroy. I check it with another plan, which should show only the tag.',
      'I stop, and read why: the plan marks one line with "forces replacement". Three things bring that about without an edit. Drift is the first: somebody changed the console, say the encryption key or the subnet group, and the code now wants the old value back. A provider update is the second, because a new version may read a default otherwise; the lock file in the last commit tells. The third is a name: a module renamed, or a list turned to for_each, and the record lives under another address; then a moved block repairs it without any call to the cloud. For drift I would let the code follow, since the database is right and full: I put the real value in and plan until there are no changes but my tag. With ignore_changes it would be quiet sooner, and that is the alternative; its price is that nobody sees the next difference, which may matter. I do not use a target for the queue alone, except at night in an outage, as the trap would wait for a colleague. Then guards: deletion protection at the database itself, because prevent_destroy vanishes with the block that holds it, and a snapshot before. We apply only a saved plan that two have read, under the state lock. For example, at my last agency a colleague had moved a cache to another subnet at two in the morning; eleven days later a harmless label emptied it, and 400 people were signed out. To check it I run a plan in the pipeline each night and expect to see it empty; if anything differs, the owner gets a message. A test plan that destroys a database must fail the policy.',
    ],
    sources: [
      'Terraform documentation: terraform plan, Refactoring (moved blocks), lifecycle meta-argument',
      'Brikman, Terraform: Up and Running, third edition, 2022',
    ],
    why: 'Whether somebody reads a plan to its end, and protects what cannot be made again.',
  },
  {
    id: 'cloud/technical/nine-hundred-callers',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'Full Stack Development'],
    type: 'technical',
    level: 'senior',
    skills: ['AWS', 'PostgreSQL', 'System Design'],
    topics: ['operation'],
    stem: 'In a sale the functions of a shop grow from 60 to 900 instances at once, as they should. PostgreSQL takes 400 connections, and from then on even those who only want to pay are refused. What do you do during the sale, and what afterwards?',
    seconds: 360,
    keyPoints: [
      {
        id: 'each-one',
        text: 'Every instance holds connections of its own; what grows without end meets what cannot.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'own connection | own connections | connection instance | connections instance | opens connection | holds connection',
        ),
        hint: 'What does each new instance bring along?',
      },
      {
        id: 'cap',
        text: 'First the number of instances is limited, with a share that is kept for paying.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'reserved concurrency | concurrency limit | limit concurrency | limit instances | cap instances | cap functions | maximum instances | share payments',
        ),
        hint: 'Which knob helps within a minute, and for whom do you keep a place?',
      },
      {
        id: 'pooler',
        text: 'A pooler lends few connections to many, one transaction at a time; what lives in a session breaks.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pgbouncer | rds proxy | pooler | connection proxy | transaction pooling | transaction mode | prepared statements | session state | advisory locks',
        ),
        hint: 'What could stand between 900 and 40, and what would no longer work?',
      },
      {
        id: 'how-many',
        text: 'A database needs few: requests each second times the time of each; more only makes it slower.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'little’s law | littles law | rate times | second times | connections needed | 40 connections | cores | context switch',
        ),
        hint: 'How many does the work itself need at the same moment?',
      },
      {
        id: 'queue',
        text: 'What nobody waits for goes into a queue, and is worked off at the pace of the database.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'queue mails | sqs | asynchronously | worked off | write later | background worker | defer | orders queue | number workers | queue workers',
        ),
        hint: 'Which of these calls must be answered at once?',
      },
      {
        id: 'not-raise',
        text: 'Raising the limit is no cure: each connection is a process with its memory.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'raise max_connections | raising max_connections | max_connections | raising limit | process connection | megabytes connection | memory connection',
        ),
        hint: 'Why not allow 1,000?',
      },
    ],
    followUps: {
      checking: ['How do you rehearse the minute in which it grows?'],
      reasoning: ['Some customers must wait or be refused: whom do you choose, and how?'],
      example: ['How many connections does your shop need at the peak? Compute it.'],
    },
    samples: [
      'Serverless scales automatically, which is a great advantage. The database should be scalable as well, so I would move to a larger one or to NoSQL. Caching is also a good idea for performance. After the sale there should be a meeting about the lessons, and in the future load tests and good monitoring should be planned.',
      'Each instance opens its own connection, so 900 are too many. During the sale I would limit the concurrency of the functions. Afterwards I would use a pooler such as PgBouncer in transaction mode, but prepared statements can be a problem. Mails can go into a queue. I would load test it with 900 instances in staging and watch the connections.',
      'Every instance opens a connection and keeps it, also while it is frozen between two calls. During the sale I would cap functions that browse at 250 and reserve 60 for payments, because a visitor who waits comes back and one who cannot pay does not. Browsing then gets errors in part; that is the price, and a page that says so. I also end sessions idle for longer than a minute. Afterwards I look at what the work needs. At 1,500 queries per second of 20 milliseconds, 30 are busy at any moment, and on eight cores a crowd of over 40 would only make it slower. So the limit of 400 was never short; it was handed out badly. I choose a pooler in transaction mode: 900 clients share 40. What lives in a session breaks, such as advisory locks and settings, therefore I search the code for those first. Max_connections of 1,000 is the alternative people name. It costs some ten megabytes each and, worse, it lets all of them work at once. Orders are written at once, while mails and points go into a queue and are worked off at 200 per second. For example, at my last ticket shop the pool in each function was left at ten, the default; 90 instances would have been enough to fill the database. To check, I replay the curve of the sale in staging, from 60 to 900 in a minute, and expect to see no refused payment and waiting in the pooler below 50 milliseconds. With the old setup it should fail within seconds; if payments are refused although browsing is capped, the share is wrong.',
    ],
    sources: [
      'PostgreSQL documentation, Connections and Authentication: max_connections',
      'PgBouncer documentation, Features: pooling modes',
      'AWS Lambda documentation, Configuring reserved concurrency',
    ],
    why: 'Whether somebody sees where growth ends, and shares what is scarce by worth.',
  },
]
