import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_TECHNICAL_6: readonly Question[] = [
  {
    id: 'devops/technical/fine-by-hand',
    revision: 2,
    status: 'active',
    areas: ['DevOps'],
    type: 'technical',
    level: 'entry',
    skills: ['Linux', 'Python'],
    topics: ['operation'],
    stem: 'A Python script writes a report into a folder. When you start it in your terminal, it works. Entered in cron for two o’clock at night, it has left nothing for a week: no report and no message. Why can that be, and how do you find it?',
    seconds: 240,
    keyPoints: [
      {
        id: 'environment',
        text: 'Cron does not read the files of a shell that signs in: PATH is short, and variables are missing.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'environment variables | path variable | short path | different path | bashrc | minimal environment | virtualenv | own environment | profile read | no bashrc | not bashrc | not read profile | no profile | no login shell | not login shell | without login shell | path only | different environment | other environment | different variables | usr/bin',
        ),
        hint: 'What does your terminal know that the night does not?',
      },
      {
        id: 'folder',
        text: 'It starts in the home directory of its user, so relative names point elsewhere.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'working directory | current directory | home directory | relative path | relative paths | absolute path | absolute paths | full path | full paths',
        ),
        hint: 'From where are the names of its files counted?',
      },
      {
        id: 'output',
        text: 'What it prints goes by mail to a local user or nowhere: send output and errors to a file.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          '2>&1 | stderr | redirect output | mailto | local mail | standard error | output log | logs output | log output | output file | errors file | prints mail | output mail | mail user | mail lost | nobody reads mail | output lost',
        ),
        hint: 'Where did its complaint go?',
      },
      {
        id: 'user',
        text: 'It may run as another user, who may not write there.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'another user | different user | other user | same user | permission denied | write permission | permissions folder | rights folder',
        ),
        hint: 'Who runs it then?',
      },
      {
        id: 'ran',
        text: 'The log of the system says whether it was started at all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'journalctl | syslog | cron log | log cron | crontab -l | cron service running | cron daemon | cron runs',
        ),
        hint: 'How do you know that the clock called it?',
      },
      {
        id: 'silence',
        text: 'A report that is missing must itself raise an alarm.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'alarm missing | alert missing | dead man | report older | no report alert | file older | heartbeat alert | heartbeat',
        ),
        hint: 'Why did it take a week until somebody saw?',
      },
    ],
    followUps: {
      checking: ['How do you start it as cron would, without waiting for the night?'],
      reasoning: ['Would you put the variables into the script, the crontab or elsewhere?'],
      example: ['Which line would you write into the crontab?'],
    },
    samples: [
      'Automation is important, and scripts should always be well tested. I would look for the error and fix it, and maybe restart the server, because that often helps. A modern scheduler with a good interface would be better. The documentation should be kept up to date as well, so that everybody in the team knows about it.',
      'Cron has other environment variables than my terminal, so maybe it does not find Python. I would use absolute paths in the script, because the working directory is different. Then I would redirect the output to a file and check what it says the next morning. For example, at my last job the PATH was the reason.',
      'First I check that it was started at all: journalctl for the cron service shows a line at two o’clock with the command. If there is none, the entry is wrong or sits with somebody else. If there is one, the script ran and failed in silence, because cron sends what it prints by local mail, and that is often not set up. So I redirect output and stderr to a log file, and then I need no guess. Three causes are the most likely. Cron gives a minimal environment: it does not read my bashrc, PATH is short, and the virtualenv is not active, so I call the Python of the virtualenv by name. The working directory is the home directory, so a relative path like out/report.csv lands elsewhere; I write absolute paths. And it may run as a different user, who has no write permission on the folder. For example, at my last job a report for a warehouse was written for days into the home of the root user, complete and unread. As a test today, I start the command with env -i and the shell that cron uses, as the same user, and I expect to see the same error as at night. The alternative is to load my whole profile in the crontab; it is quicker, but then the job breaks whenever I change a setting of mine. At last I let an alert rise when the report is older than 26 hours, and I test it by leaving one night out.',
    ],
    sources: ['Linux manual pages, crontab(5) and cron(8)', 'POSIX.1-2024, Shell and Utilities: crontab'],
    why: 'Whether somebody knows what surrounds a program, and makes it speak before guessing.',
  },
  {
    id: 'devops/technical/heap-fits-and-killed',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Cloud Computing'],
    type: 'technical',
    level: 'mid',
    skills: ['Java', 'Kubernetes', 'Docker'],
    topics: ['operation'],
    stem: 'A Java service in a container is limited to 2 gigabytes, and its heap to the same 2. Every few hours it ends with exit code 137. Its log simply stops, and there is no OutOfMemoryError. What happens, and what do you set?',
    seconds: 300,
    keyPoints: [
      {
        id: 'killed',
        text: '137 is 128 plus 9: the kernel killed it as the container passed its limit, and so it could not write a word.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sigkill | oomkilled | oom killer | oom-killer | signal 9 | 128 9 | kernel kills | kernel killed | cgroup memory | cgroup limit | exit 137 sigkill',
        ),
        hint: 'Who ended it, and what does the number say?',
      },
      {
        id: 'beside-heap',
        text: 'The process needs more than the heap: threads, classes, compiled code, direct buffers, the collector.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'metaspace | thread stacks | direct buffers | direct memory | native memory | off-heap | code cache | outside heap | besides heap | beside heap | beyond heap | heap plus',
        ),
        hint: 'What else does the process keep?',
      },
      {
        id: 'room',
        text: 'The heap gets a share, for example 70 percent, and the rest stays free.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'maxrampercentage | 75 percent | xmx lower | lower xmx | smaller heap | heap below limit | heap 1.4 | heap 1.5 | leave room | leave headroom | room limit | 70 percent | room heap | 60 percent | 70 % | 75 % | xmx 1400m | raise limit heap',
        ),
        hint: 'How would the two numbers stand to one another?',
      },
      {
        id: 'measure',
        text: 'Native Memory Tracking shows which part grows; a heap dump shows only the heap.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'nativememorytracking | native memory tracking | nmt | vm.native_memory | working set | resident set | rss | resident memory',
        ),
        hint: 'With what do you see the parts that are no objects?',
      },
      {
        id: 'leak',
        text: 'A part that grows without end is a leak, and more memory only delays it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'leak | leaks | leaking | grows without end | keeps growing | only later | only delays | continues grow | continues to grow | keeps climbing | still climbs | still grows',
        ),
        hint: 'When would a higher limit change only the hour?',
      },
      {
        id: 'request',
        text: 'Request and limit of memory are equal, so that the node does not promise what it has not.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'request equal limit | requests equal limits | request same limit | requests limits same | guaranteed | node pressure | evicted | eviction',
        ),
        hint: 'What if the machine as a whole runs short?',
      },
    ],
    followUps: {
      checking: ['How do you bring it about in an hour instead of waiting?'],
      reasoning: ['Why not simply give it 4 gigabytes?'],
      example: ['Where do 2 gigabytes go in such a process, in numbers?'],
    },
    samples: [
      'Memory problems are common in Java. I would give it more resources and restart it regularly at night, when few people use it. In addition the code should be optimised and reviewed by an experienced developer. Modern languages need less of it, so in the long run one could think about moving to another technology.',
      'Exit code 137 means SIGKILL, so it was OOMKilled. The JVM needs native memory as well, not only the heap. I would set the heap to 75 percent of the limit. Then I would look at the memory in the monitoring and check if it still grows, since it could be a leak.',
      'Exit code 137 is 128 plus 9, so the process got a SIGKILL. The container passed the limit of its cgroup, and kubectl describe should show OOMKilled. Nothing is in the log because a killed process writes nothing; an OutOfMemoryError would come from the JVM, and the JVM still had room in its own view. The error is in the equation: the process takes more than the heap. There are metaspace, the code cache, direct buffers and about 1 MB for each of 300 thread stacks. Say these take 500 MB; with a full heap that makes 2.5 GB. So I set MaxRAMPercentage to 70, which is 1.4 GB of heap. The price is more frequent garbage collection, so I measure pauses before and after. The alternative is a limit of 3 GB; it is right if the heap truly needs two, but each of 40 pods then takes one more from the nodes. First I want to know which part grows. I switch on Native Memory Tracking, take a baseline and compare after two hours, against the working set of the container. If direct buffers keep growing, it is a leak, and a higher limit only delays the end. For example, at my last insurer a client of a queue was opened per message; its threads rose to 4,000, and the heap dump looked innocent. To prove the repair, I replay one hour of traffic at four times the speed: the old setting must fail with 137 within the hour, the new one should stay flat below 1.8 GB. I also make request and limit the same, so the node does not evict it for others.',
    ],
    sources: [
      'Kubernetes documentation, Resource Management for Pods and Containers; Assign Memory Resources',
      'Java SE documentation, The java Command: -XX:MaxRAMPercentage',
      'Java SE documentation, Troubleshooting Guide: Native Memory Tracking',
    ],
    why: 'Whether somebody tells the limit of a process from the limit of its container, and measures before giving more.',
  },
  {
    id: 'devops/technical/ten-pods-one-works',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Full Stack Development'],
    type: 'technical',
    level: 'senior',
    skills: ['gRPC', 'Kubernetes', 'Go'],
    topics: ['operation'],
    stem: 'A service speaks gRPC with another in the same Kubernetes cluster. As that one is too slow, you raise it from two pods to ten. The eight new ones stay idle, and the two old ones still run hot. With plain HTTP/1.1 it had always worked. Why, and what do you do?',
    seconds: 360,
    keyPoints: [
      {
        id: 'one-connection',
        text: 'gRPC keeps one long HTTP/2 connection and sends all calls as streams over it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'multiplex | multiplexes | multiplexing | multiplexed | long-lived connection | long lived connection | single connection | persistent connection | http/2 connection | connection stays | long connection | connection reused | connections kept | same connection',
        ),
        hint: 'How many lines are there between the two, and how long do they live?',
      },
      {
        id: 'layer-four',
        text: 'A Service chooses a pod when a connection is opened, not at each call.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'kube-proxy | layer 4 | l4 | clusterip | balances connections | balanced connections | each connection | per connection | connection opened | tcp balancing | service balances | balance connections | balances per connection | picks once | chosen once | decides once | balances connections not requests | connection level | connection not request',
        ),
        hint: 'When is it decided which pod gets the work?',
      },
      {
        id: 'client-side',
        text: 'The client gets all addresses from a headless service and spreads the calls itself.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'headless | round_robin | round robin | client-side balancing | client side balancing | client-side load balancing | xds | all addresses',
        ),
        hint: 'How could the caller itself spread its calls?',
      },
      {
        id: 'proxy',
        text: 'Or a proxy that understands HTTP/2 spreads single calls.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('envoy | linkerd | istio | service mesh | mesh | layer 7 | l7 proxy | l7 | sidecar'),
        hint: 'Who between the two could see the single calls?',
      },
      {
        id: 'new-pods',
        text: 'The client must learn of new pods: the server ends connections after some minutes, so names are resolved anew.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'max_connection_age | maxconnectionage | connection age | max connection age | goaway | resolve again | re-resolve | dns again | resolves again | resolved again',
        ),
        hint: 'How does a caller that has run for days hear of them?',
      },
      {
        id: 'uneven',
        text: 'Calls of unequal cost stay uneven with taking turns; the least busy is then better.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'least request | least requests | least loaded | fewest outstanding | expensive calls | long streams | unequal calls | streaming calls',
        ),
        hint: 'Are all calls equally heavy?',
      },
    ],
    followUps: {
      checking: ['What would you count to see that it is this and nothing else?'],
      reasoning: ['A library in the caller or a proxy: what does each cost you?'],
      example: ['Three callers, ten pods: who speaks to whom before and after?'],
    },
    samples: [
      'Scaling in Kubernetes should normally work automatically, so there is probably a configuration problem. I would delete the pods and deploy everything again. Maybe the autoscaler needs other thresholds. It would also be worth discussing whether the architecture is modern enough, because performance is a key factor for users.',
      'gRPC uses one long-lived connection, and the calls are multiplexed. The Kubernetes service balances per connection, so the new pods get nothing. I would use a headless service with round robin in the client, or a service mesh. I would check the number of requests for each pod afterwards, because they should be equal.',
      'gRPC opens one HTTP/2 connection and multiplexes all calls over it, for days if nobody ends it. The Service has no idea of calls: kube-proxy picks a pod when the connection is opened, and then never again. HTTP/1.1 hid this because its connections were many and short. So with three callers at most three pods work, however many I start. The quickest relief is a restart of the callers, but that only throws the dice again. There are two lasting ways. Either the client balances: a headless service gives it all addresses, and the policy round_robin opens one connection to each pod. It costs no hop, but each language needs the setting, and 200 callers times ten pods are 2,000 connections. Or a proxy that speaks layer 7, Envoy or a mesh, spreads single calls; one place to configure, and the price is about a millisecond and one more thing to run. With four services in Go I would take the client; with 60 in five languages the mesh. New pods are a trap of their own: a client resolves names again only when a connection is lost, so I set MaxConnectionAge on the server to five minutes, and it sends GOAWAY and lets running calls finish. Where calls differ in cost, least request is better than taking turns. To verify it, I count calls per pod: before I expect two high lines and eight at zero, afterwards ten within 10 percent. Then I add an eleventh under load in staging and measure how long it stays at zero; more than six minutes fails. For example, at my last map service one caller with a pinned connection was found only by that count.',
    ],
    sources: [
      'RFC 9113, HTTP/2, sections 5 and 6.8',
      'gRPC documentation, Custom Load Balancing Policies; Keepalive and gRFC A9, Server-side Connection Management',
      'Kubernetes documentation, Virtual IPs and Service Proxies; Headless Services',
    ],
    why: 'Whether somebody knows at which layer work is spread, and chooses by what it costs.',
  },
]
