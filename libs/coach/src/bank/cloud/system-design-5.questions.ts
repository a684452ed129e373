import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_SYSTEM_DESIGN_5: readonly Question[] = [
  {
    id: 'cloud/system-design/films-in-all-sizes',
    revision: 1,
    status: 'active',
    areas: ['Cloud Computing', 'Full Stack Development'],
    type: 'system-design',
    level: 'mid',
    skills: ['AWS', 'Docker', 'System Design'],
    topics: [],
    stem: 'Teachers put 3,000 lessons a day on film into a learning platform, each 40 minutes long. They should be watchable in four sizes an hour later, and in the night before a term ten times as many come. Design what turns them into these sizes.',
    clarify: [
      { ask: 'How large is one?', answer: '2 gigabytes; all four sizes together have 1.' },
      { ask: 'How much work is it?', answer: 'A machine with 8 cores makes all four in 40 minutes.' },
      {
        ask: 'What does it cost?',
        answer: 'Such a machine 0.30 euros an hour; 0.10 if it may be taken away with two minutes’ notice.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'hour',
        text: 'For how many the hour must hold, also in the night before a term.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns('95 hour | 99 hour | next morning | best effort'),
        hint: 'Is the hour a promise for every one of them, also then?',
      },
      {
        id: 'bad-file',
        text: 'Broken or wrong files: what the teacher hears.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'broken file | broken files | corrupt | damaged file | teacher told | teacher hears | tell teacher | teacher message | unsupported format | not film | invalid file',
        ),
        hint: 'What if it is no film at all?',
      },
      {
        id: 'queue',
        text: 'Upload straight into a store, a message in a queue, machines that take from it.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'queue workers | workers queue | upload bucket | object storage | presigned | message queue | event queue | workers pull | takes message | queue machine',
        ),
        hint: 'What is the way of a film from the upload on?',
      },
      {
        id: 'pieces',
        text: 'Cut in pieces, or done again from where it stopped, when a machine vanishes.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'pieces | segments | chunks | split film | parts minutes | checkpoint | visibility timeout | message returns | message comes back | idempotent | same output name',
        ),
        hint: 'What is lost when a machine goes away after 35 minutes?',
      },
      {
        id: 'spot',
        text: 'Machines that may be taken away: price against work done twice.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'spot | preemptible | interruptible | taken away | on-demand | on demand | reclaimed | interruption',
        ),
        hint: 'Which kind of machine, and what does the cheap one really cost?',
      },
      {
        id: 'when-made',
        text: 'All sizes at once, or some only when asked.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'smallest first | small first | size first | two sizes | when watched | largest only | just-in-time | rarely watched | lazily | only watched',
        ),
        hint: 'Do all four have to be there in the same minute?',
      },
      {
        id: 'machines',
        text: 'How many machines on a usual day and in that night.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'machine hours | 84 machines | 83 machines | 85 machines | 840 machines | 200 machines | machines daytime',
        ),
        hint: 'How many of them run on a usual day?',
      },
      {
        id: 'money',
        text: 'What a film and a day cost.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '200 euros | 600 euros | 0.20 euros | 20 cents | 7 cents | 0.07 | euros day | cents film | cents lesson',
        ),
        hint: 'What does one lesson cost, and what a day?',
      },
    ],
    followUps: {
      requirements: ['Which delay would a teacher not forgive?'],
      structure: ['You said "{quote}". How do you notice that nothing moves there?'],
      'trade-offs': ['When would you buy machines instead of renting them?'],
    },
    samples: [
      'Video is a key part of modern learning, so the quality must be excellent. In the cloud everything is elastic, and the platform scales automatically with the demand. I would use a serverless architecture, because there are no servers to manage. With a content delivery network the students get the films fast all over the world. Monitoring and security should of course be included.',
      'Teachers upload into a bucket, an event goes into a queue, and workers take the films from it. If a machine dies, the message comes back and another does it again. Spot machines cost a third. 3,000 films with 40 minutes are 2,000 machine hours a day, so 84 machines, and with spot it is 200 euros a day. Autoscaling follows the length of the queue.',
      'I would ask whether the hour is a promise. I assume that 95 percent are there within an hour in a usual week, and that on a term night the smallest size comes within an hour, and everything by the next morning. A corrupt file must not block others, and the teacher is told what is wrong in words. Live lessons and rights are out of scope. The upload goes by an address signed for an hour from the browser into object storage, past our servers. An event lands in a queue; a first worker checks length and format, and cuts the film into pieces of four minutes, ten for each film. Pieces go to a second queue, and workers in containers pull them, make four sizes and write under a name made of film, piece and size. So a piece done twice overwrites itself. When all 40 results are there, a row in a database becomes ready and a list for the player is written. If a machine dies, the message is visible again after ten minutes, and four minutes of film are lost, not 40. After three failures the piece goes aside, the teacher gets a message, and we see the film in a list. The number of workers follows the oldest message, rather than the processor. Machines that can be taken away cost a third. With pieces an interruption loses two minutes of work on average, so even if a tenth is hit it is 5 percent more. I would run spot in several types and zones, and on-demand when the oldest message is beyond 30 minutes; that is the price of the promise. Could sizes be made when watched? Half of the lessons are seen by fewer than five people, but the first would wait, and I would rather make the small size first and the other three after it. In numbers: 3,000 times 40 minutes are 2,000 machine hours per day. Teachers upload within ten hours, therefore some 200 machines in daytime, and in the night before a term 20,000 hours; with the smallest being a tenth of the work, 2,000 hours for the first hour is too many, so I spread that promise over 500 machines and four hours, and ask whether it is good enough. Money: 2,000 hours at 0.10 are 200 euros a day, 7 cents a lesson, against 600 on-demand. Storage grows by 3 TB daily with the results alone, 9 with the originals, so originals move to a cold class after a month. I would revisit own machines once the base load stays above 100 around the clock.',
    ],
    sources: [
      'Amazon EC2 User Guide, Spot Instance interruption notices',
      'Amazon SQS Developer Guide, Visibility timeout',
      'RFC 8216, HTTP Live Streaming, 2017, section 2',
    ],
    why: 'Whether somebody makes work small enough to lose, and computes what a promise costs on the worst night.',
  },
  {
    id: 'cloud/system-design/out-of-the-cellar',
    revision: 3,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'system-design',
    level: 'senior',
    skills: ['AWS', 'PostgreSQL', 'Terraform'],
    topics: [],
    stem: 'A publisher of schoolbooks leaves its own computer room: 180 servers, 600 terabytes of files and a database of 12 terabytes. The lease ends in nine months. Design how it gets into the cloud without an interruption of more than an hour, in an order that can be stopped at any point.',
    clarify: [
      { ask: 'What is the line?', answer: '1 gigabit a second, in the daytime half used.' },
      {
        ask: 'How much changes?',
        answer: '2 terabytes of files a day; the database writes 100 gigabytes of log a day.',
      },
      { ask: 'Who does it?', answer: 'Nine engineers, who also keep everything running.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'order',
        text: 'What depends on what, and so what moves together.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'map dependencies | talk other | traffic map | network flows | move together | waves servers',
        ),
        hint: 'Which of the 180 cannot be torn apart?',
      },
      {
        id: 'back',
        text: 'How long one can still go back, and what may be lost.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'way back | go back | going back | roll back | rollback | return within | reverse replication',
        ),
        hint: 'What if it is bad on the second day?',
      },
      {
        id: 'copy',
        text: 'A first copy of the files, and after it only what has changed, until the last switch.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'first copy | initial copy | full copy then | delta | deltas | changes since | incremental | sync again | synchronise daily | sync daily | daily changes | copy changes',
        ),
        hint: 'How do you copy what does not hold still?',
      },
      {
        id: 'replica',
        text: 'The database follows by replication, and the switch is short: writes stop, the rest arrives, it is checked.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'logical replication | streaming replication | physical replica | replica cloud | replica catches | replica caught | stop writes | writes stop',
        ),
        hint: 'How does a database of that size move in an hour?',
      },
      {
        id: 'as-is',
        text: 'To move things as they are, or to rebuild: the date against the bill afterwards.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'lift-and-shift | lift shift | rehost | replatform | rewriting date | rebuild later | rebuild way | rewrite later | managed database | rewriting misses',
        ),
        hint: 'What do you improve on the way, and what do you leave?',
      },
      {
        id: 'box',
        text: 'The line, or disks that are sent.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'disks sent | shipped disks | ship disks | appliance | truck | courier | snowball | second line | faster line | 10 gigabit | sent devices | device sent | devices shipped',
        ),
        hint: 'Could the bytes go another way than through the line?',
      },
      {
        id: 'line',
        text: 'How long 600 terabytes take on the line.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('56 days | 55 days | 75 days | 74 days | 4.8 million | 110 days'),
        hint: 'How long does the first copy take?',
      },
      {
        id: 'pace',
        text: 'How many servers a week, and what both places cost at once.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'servers week | servers weeks | pay twice | pay both | servers month | both places | double cost | 180 weeks',
        ),
        hint: 'How many have to move in a week to be done in time?',
      },
    ],
    followUps: {
      requirements: ['Which of the servers would you not move at all?'],
      structure: ['You said "{quote}". What tells you there that both sides are equal?'],
      'trade-offs': ['What would make you prolong the lease?'],
    },
    samples: [
      'The cloud offers many advantages, such as flexibility and innovation. A migration needs a clear strategy and the support of the management. I would use the six R and start with quick wins. A good partner with experience can help to avoid mistakes. After the migration the company can use artificial intelligence and modern services.',
      'First I would map the dependencies and move in waves. The files get an initial copy and then the changes each night. The database is replicated into the cloud, and on the day writes stop and the replica takes over. 600 TB on 1 gigabit take 56 days when the line is free. I would lift and shift first and rebuild later. A rollback must be possible.',
      'I would ask which servers talk to each other, so two weeks of network flows come first; they give waves that move together. I assume that each wave must have a way back for 14 days without losing an order, and that school starts in September, so nothing moves in August. New features are out of scope. The base is an account with networks and rights from Terraform, a line between both places, and names that are cached for 60 seconds. For files there is a first copy with checksums, then the changes of each night, 2 TB, until the last one is short. The database gets a replica in the cloud by streaming replication, fed from a backup. On the evening of the switch a request still goes to the old place until writes stop; then the replica catches up, counts and sums of 40 tables are compared, the replica is promoted, and the names change. That took 35 minutes in the third rehearsal. Afterwards replication runs in reverse, so going back costs another half hour and no data. If the line fails, the replica lags and we wait with the switch; if the check fails, writes are opened again at the old place. Applications that call the database cannot live 20 milliseconds away from it, so those 30 move the same evening. Should we rebuild on the way? As they are is quick and leaves the bill high; rewriting is better and misses the date. I choose as is for 110, a managed service for the database of the small ones, and 40 are switched off instead, which is the cheapest migration. For the bytes, the options are the line or shipped disks. In numbers: 600 TB are 4.8 million gigabits, as many seconds when it is free, 56 days; half used in the daytime it is about 75 days, which is 2.5 of nine months, and 2 TB of changes take another 4.5 hours a night. So it fits, but one fault takes it off. Seven devices of 100 TB are a week each way in parallel, at perhaps 3,000 euros, therefore I would ship the old volumes and use the line for changes. The database fits the line: 12 TB take 27 hours, and the log of one day 13 minutes. 140 servers in 28 weeks are five a week, with two months left for what goes wrong. Both places cost 60,000 a month at once, so a wave that stands idle costs 14,000 a week. I would revisit the order after the second wave, and ask for three more months if fewer than 60 have moved at half-time.',
    ],
    sources: [
      'PostgreSQL documentation, chapter High Availability, Load Balancing, and Replication: Log-Shipping Standby Servers',
      'AWS Prescriptive Guidance, Guide for AWS large migrations, on strategies; Portfolio playbook for AWS large migrations, on waves',
      'AWS DataSync User Guide, on verifying data integrity',
    ],
    why: 'Whether somebody computes what the line can carry, and keeps a way back open at every step.',
  },
]
