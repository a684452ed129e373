import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_TECHNICAL: readonly Question[] = [
  {
    id: 'devops/technical/restarts-under-load',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Cloud Computing'],
    type: 'technical',
    level: 'mid',
    skills: ['Kubernetes', 'Docker'],
    topics: ['operation'],
    stem: 'When traffic rises, pods of a service on Kubernetes are restarted one after another and it gets worse. Both probes call the same path, which runs a query on the database. What is happening, and how do you set it up instead?',
    seconds: 300,
    keyPoints: [
      {
        id: 'liveness',
        text: 'A failed liveness probe kills the container, although it was only slow: the remedy takes capacity away.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'liveness kills | liveness restarts | liveness fails restart | kubelet kills | kubelet restarts | liveness kill container | killed although healthy | restart slow not dead',
        ),
        hint: 'What does the cluster do when that check does not answer in time?',
      },
      {
        id: 'spiral',
        text: 'The others get its share, slow down and are killed too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'others slower | vicious circle | share goes others | cascade | cascading | spiral | others load | remaining pods load | snowball | domino | rest overloaded',
        ),
        hint: 'Where do its requests go?',
      },
      {
        id: 'readiness',
        text: 'Readiness takes a pod out of the service without killing it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'readiness removes | readiness takes | readiness endpoints | readiness traffic | rotation | removed endpoints | readiness without killing | readiness keeps',
        ),
        hint: 'What does the other of the two do?',
      },
      {
        id: 'shallow',
        text: 'Liveness asks only whether the process itself is stuck; nothing that is shared, or all are killed for one cause.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'liveness no dependency | liveness not database | liveness process only | liveness cheap | shared dependency | liveness without database | only process | process itself | liveness own process | deadlock',
        ),
        hint: 'Does a new start help against a slow query?',
      },
      {
        id: 'start',
        text: 'A startup probe covers a slow start, and thresholds and timeouts leave room.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'startup probe | startupprobe | failurethreshold | failure threshold | timeoutseconds | probe timeout | initialdelayseconds | initial delay',
        ),
        hint: 'And while it is still warming up?',
      },
      {
        id: 'shed',
        text: 'What helps against the load itself: more pods in time, a limit on work in progress, connections that fit the database.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'autoscaler | hpa | horizontal scaling | connection pool | concurrency limit | limit concurrent | shed load | cpu throttling | cpu limit | more replicas',
        ),
        hint: 'Probes aside: what would you do about the traffic?',
      },
    ],
    followUps: {
      checking: ['What would you read in the events and logs to be sure that it is this?'],
      reasoning: ['When would you have no liveness probe at all?'],
      example: ['Ten pods, one is slow: what happens in the next two minutes?'],
    },
    samples: [
      'Kubernetes is a complex system, and this needs some experience. I would look at the monitoring and give it more resources. Best practices are also important, and the whole team should discuss them and improve the situation step by step, as this is an ongoing process for every company.',
      'The liveness probe fails when the database is slow, so the kubelet kills the pod and the others get more load. I would make the liveness probe cheap and without the database, and let only readiness look at it. A startup probe helps if the start takes long, although it is one more thing to set. Then I would test it with heavy load and count the restarts, for example at twice the usual traffic.',
      'Under load the query takes longer than the timeout of the probe, which is one second unless somebody set it. After three failures the liveness probe restarts a container that was slow and not dead. Its share goes to the others, they slow down too, and so it cascades. I would separate the two questions. Liveness asks whether the process itself is stuck, for example in a deadlock, and answers from memory. Readiness takes a pod out of rotation and lets it finish its work. I would not put the database into readiness either if all pods share it, because then all of them leave at once and users get errors instead of slow pages. A startup probe covers the first 40 seconds, so that the other two can be strict. Against the traffic itself I limit concurrent requests per pod and match the connection pool: ten pods with 20 connections are 200, and PostgreSQL allows 100 unless it is told otherwise. The alternative is only to raise the timeouts, but then a pod that really hangs keeps its users for longer. To check that I am right, I compare the restart events with the latency: each kill must follow a line that says the liveness probe failed, otherwise I look for OOMKilled, which has other causes. Then I run the load test at twice the peak and expect zero restarts. At my last parcel service that test showed the pool as the first limit, not the CPU.',
    ],
    sources: [
      'Kubernetes documentation, Liveness, Readiness, and Startup Probes',
      'Kubernetes documentation, Pod Lifecycle',
    ],
    why: 'Whether somebody sees a safety device as the cause, and knows which question each probe asks.',
  },
  {
    id: 'devops/technical/rename-without-a-pause',
    revision: 1,
    status: 'active',
    areas: ['DevOps', 'Full Stack Development'],
    type: 'technical',
    level: 'senior',
    skills: ['PostgreSQL', 'SQL', 'System Design'],
    topics: ['keys', 'operation'],
    stem: 'A column of a PostgreSQL table with 200 million rows must be renamed and split in two. Eight instances of the service are deployed one by one, and nobody may notice. In which steps do you do it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'both-versions',
        text: 'Old and new code run at the same time, so each step must suit both; a plain rename breaks the old ones.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'both versions | old code running | old code deployed | old instances | two versions | backward compatible | backwards compatible | rename breaks',
        ),
        hint: 'Who still reads the old name while the deployment is half done?',
      },
      {
        id: 'expand',
        text: 'Expand first: add the new columns, empty, beside the old one.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'add new columns | add columns nullable | new columns beside | parallel change | nullable columns',
        ),
        hint: 'What is the first change that hurts nobody?',
      },
      {
        id: 'dual-write',
        text: 'Then write to both, by the code or by a trigger.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('write both | dual write | dual-write | double write | trigger | write twice'),
        hint: 'How do new rows get into both shapes?',
      },
      {
        id: 'backfill',
        text: 'Old rows are copied in small portions with pauses, and can be resumed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('backfill | batches | portions | chunks rows | rows slowly'),
        hint: 'And the 200 million that are there already?',
      },
      {
        id: 'locks',
        text: 'A short lock can queue behind a long query and block everybody: lock_timeout, constraints NOT VALID first, indexes CONCURRENTLY.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'lock_timeout | lock timeout | access exclusive | exclusive lock | not valid | validate constraint | concurrently | lock queue | waits for lock',
        ),
        hint: 'Which of your statements could make everybody wait?',
      },
      {
        id: 'contract',
        text: 'Reads move first, then writes to the old one stop, and it is dropped only when nothing reads it any more.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'drop old column | remove old column | drop column | switch reads | reads move | reads new columns | expand contract',
        ),
        hint: 'When is the old one taken away?',
      },
    ],
    followUps: {
      checking: ['How do you know that both shapes agree before you read from the new one?'],
      reasoning: ['At which step can you no longer go back, and why do you take it then?'],
      example: ['Which statement would you run first, with its settings?'],
    },
    samples: [
      'Changes to a database must be planned well. I would make a backup first and then do the migration at night, when there are only few users. The script would be reviewed by the team and tested before. If something goes wrong, we would restore the backup, so there would not be any real risk for us.',
      'I would use expand and contract. First add new columns, then write to both, then copy the old rows in batches, because one big update would hold locks and write a lot. When the data are complete, the code reads the new columns. In the end I drop the old column. I would check that the counts are the same.',
      'Old instances and new ones run side by side during each deployment, so every step must suit both; a rename in place would break seven of eight. I do six small steps. One: add two nullable columns. That needs an access exclusive lock only for a moment, but it waits behind any long query, and everybody waits behind it. So I set lock_timeout to two seconds and try again. Two: deploy code that writes both and still reads the old column. Three: backfill in batches of 5,000 by primary key, with a pause when replicas lag. At ten batches per second that is 4,000 seconds, rather than one huge UPDATE, which could double the table. Four: add NOT NULL as a check constraint NOT VALID, then validate it, since validation does not block writes. Five: switch reads to the new columns behind a flag. Six, a week later, stop the old writes and drop the old column. Until six I can go back in a minute, because the old column is still true. A trigger is the alternative to two writes in code. It also catches jobs, but it is invisible to whoever reads the service. For example, at my last ticket office a nightly job still read the old name; we found it in the query log. Once I had dropped such a column on the same day, and a report failed. To verify I count rows where old and new differ: it must be zero for two days before step five.',
    ],
    sources: [
      'PostgreSQL documentation, ALTER TABLE and Explicit Locking',
      'Ambler and Sadalage, Refactoring Databases, 2006',
    ],
    why: 'Whether somebody cuts a change into steps that can each be undone, and knows where it blocks.',
  },
]
