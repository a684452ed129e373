import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_TECHNICAL_6: readonly Question[] = [
  {
    id: 'cloud/technical/deleted-and-still-paid',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing'],
    type: 'technical',
    level: 'entry',
    skills: ['AWS', 'Terraform'],
    topics: ['operation'],
    stem: 'After a trial you ended all 20 virtual machines in the console. Next month the bill is still 40 percent of what it was, although nothing runs. What may be left, how do you find it, and how do you keep it from happening again?',
    seconds: 240,
    keyPoints: [
      {
        id: 'disks',
        text: 'Disks live on their own: a further volume stays when its machine is ended.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'volumes | unattached volume | ebs | orphaned disks | disks remain | disks stay | disks left | disk remains | disk stays | deleteontermination | delete termination | disks attached | attached disks | storage disks | persistent disks | disks still',
        ),
        hint: 'What was attached to those machines?',
      },
      {
        id: 'copies',
        text: 'Snapshots and images cost by the gigabyte, month after month.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'machine images | amis | old backups | object storage | snapshots disks | snapshots left | old snapshots | orphaned snapshots | snapshots cost | snapshots stay | snapshots keep | snapshots remain | snapshots paid | snapshots bill | snapshots machine | disk snapshots | disks snapshots | snapshots volumes | volume snapshots | snapshots images | snapshots billed | snapshots too | snapshots backups | backups cost | backups left',
        ),
        hint: 'Which copies were made along the way?',
      },
      {
        id: 'network',
        text: 'Things of the network cost by the hour without traffic: balancers, gateways, public addresses.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'load balancer | load balancers | nat gateway | nat gateways | elastic ip | elastic ips | public address | public addresses | public ip | idle gateway',
        ),
        hint: 'What stood in front of them?',
      },
      {
        id: 'bill',
        text: 'The bill itself by service, kind of use and region, not a guess.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cost explorer | usage type | all regions | cost report | bill lines | each region | grouped service | by service | by region | billing report | bill detail | detailed bill | billing console | cost analysis | invoice service | break down service',
        ),
        hint: 'Where does it say exactly what is paid for?',
      },
      {
        id: 'owned',
        text: 'Each thing has a tag with owner and end, or lies in an account that ends as a whole.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'tag owner | separate account | sandbox account | expiry date | cost tags | tags owner | owner tag | tags project | mandatory tags | project tag | tag everything | tag trial | tags end | tags expire | label owner | own account | account trial | account closed | close account | labels owner | resource group',
        ),
        hint: 'How would you know to whom something belongs?',
      },
      {
        id: 'together',
        text: 'Made from one description, all of it is destroyed together; a budget warns.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'terraform destroy | destroy stack | delete stack | budget alert | budget alarm | budget warns | cost alarm | budget with | infrastructure code | terraform trial | stack trial | billing alarm | billing alert | budget notification | cost alert | budget limit | deleted together | destroy everything',
        ),
        hint: 'How would it have gone away in one step, or been noticed in days?',
      },
    ],
    followUps: {
      checking: ['How do you know before the next bill that it worked?'],
      reasoning: ['What would you not delete at once, and why?'],
      example: ['Which line of the bill would you expect at the top?'],
    },
    samples: [
      'Cloud costs are a challenge for many companies, and it is important to have an overview. I would ask the provider for a discount and talk to the manager. Perhaps the bill is simply wrong. In future the team should be more careful and plan the resources better, because every small saving counts in the end.',
      'Probably volumes and snapshots are left, since they are not deleted with the machine. A load balancer also costs when it is idle. I would look in the cost explorer, grouped by service. Then I delete what nobody needs and check the costs after two days. Tags would help to see who owns something.',
      'I begin with the bill and not with a guess: the cost report by service, then by usage type. A trial often touched a second region that nobody looks at, because the console shows one at a time. What I expect at the top are volumes. The root disk usually goes with its machine, but each further one stays unless delete on termination was set, and it is paid for by size, used or not. Then come snapshots and machine images. Third are parts of the network that cost by the hour without any traffic: load balancers, a NAT gateway, public addresses that are kept. For example, at my last job 20 disks of 500 GB were left, which at 0.08 a gigabyte made 800 a month; the gateway was only 33. Before I delete a disk I look when it was last attached and ask its owner, since a disk may hold the only results of the trial. The alternative is to snapshot it first and delete the volume; it costs less per month, but then the copy needs an end date too. Afterwards I prevent it in two ways. All of a trial is made by Terraform in an account of its own, so terraform destroy removes what it made, and what was made by hand goes when the account is closed. Each thing has tags for owner and end. And a budget alert at 50 euros writes to the team. To check, I compare the cost per day two days later: I expect it to drop below 1 percent, because the bill lags by up to a day. If it does not drop, I group by usage type again. A list of untagged things runs each Monday and should be at zero.',
    ],
    sources: [
      'Amazon EC2 User Guide, Preserve data when an instance is terminated; Elastic IP addresses',
      'Amazon VPC documentation, NAT gateways: Pricing; AWS Billing, Avoiding unexpected charges',
      'AWS Cost Management User Guide, Analyzing your costs with Cost Explorer; Managing your costs with AWS Budgets',
    ],
    why: 'Whether somebody knows what lives longer than a machine, and reads the bill first.',
  },
  {
    id: 'cloud/technical/bill-of-the-gateway',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'technical',
    level: 'mid',
    skills: ['AWS', 'Terraform', 'Cloud Security'],
    topics: ['operation'],
    stem: 'Machines in private subnets read 60 terabytes a month from the object storage of the same region. The storage costs little; but one NAT gateway, in the first of three zones, now makes the largest line of the bill. Why, and what do you change without opening the machines to the internet?',
    seconds: 300,
    keyPoints: [
      {
        id: 'per-gigabyte',
        text: 'The storage has public addresses, so all goes through the gateway, which takes a price for each gigabyte.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'per gigabyte | each gigabyte | per gb | each gb | data processing | processed gigabyte | processing fee | public endpoint | public addresses storage | public internet address | amount data | data volume | volume data | passes through data | charge data | per tb | each terabyte',
        ),
        hint: 'By what does it charge, and why does the traffic come by?',
      },
      {
        id: 'gateway-endpoint',
        text: 'A gateway endpoint for the storage: a route that stays inside and costs nothing for itself.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'gateway endpoint | vpc endpoint | vpc endpoints | s3 endpoint | storage endpoint | private endpoint',
        ),
        hint: 'Which other way is there to the storage?',
      },
      {
        id: 'routes',
        text: 'It stands in the route tables of all those subnets; one that is forgotten goes the old way in silence.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'route table | route tables | prefix list | routing table | routing tables | routes subnet',
        ),
        hint: 'Where must the new way be written down, and what if one place is missed?',
      },
      {
        id: 'zones',
        text: 'Two of three zones pay for the way across too, and all three fall with the one gateway: one for each zone.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cross-zone | cross zone | between zones | across zones | cross-az | inter-az | fails cut | zone price | zone fails cut | zone outage | gateway other zones | traffic zones | single point failure | nat each az | gateway each zone | gateway per zone | gateway per az | others lose | zone goes down | lose internet | cross-az transfer',
        ),
        hint: 'What follows from where it stands?',
      },
      {
        id: 'policy',
        text: 'A policy on the endpoint and on the bucket says which buckets and from where: a gain, and a trap for tools that read others.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'endpoint policy | bucket policy | policy allows buckets | sourcevpce | source vpce | own buckets | our buckets | exfiltration | restrict buckets | restricts buckets | restrict endpoint',
        ),
        hint: 'Whom may the machines now reach by it?',
      },
      {
        id: 'who',
        text: 'Flow logs show who the largest talkers are, before anything is built.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'flow logs | flow log | top talkers | largest talkers | image pulls | other destinations | container images',
        ),
        hint: 'How do you know that it is the storage and not something else?',
      },
    ],
    followUps: {
      checking: ['How do you see that nothing goes the old way any more?'],
      reasoning: ['When is an endpoint that costs by the hour still worth it?'],
      example: ['What does it cost before and after, in numbers?'],
    },
    samples: [
      'The cloud offers many services, and prices change often. I would talk to the provider about a better contract and check if all the data is really needed. Compression could help too. Another provider may also be cheaper, so one should compare them. In any case costs should be discussed with the management regularly.',
      'The NAT gateway charges per gigabyte, and the storage is reached by its public address. I would add a gateway endpoint for S3, which is free, and put it in the route tables. Then the traffic stays in the network. I would check the bytes of the NAT gateway afterwards, because they should drop.',
      'The names of the storage resolve to public addresses, so the default route sends 60 TB through the NAT gateway, and it takes a fee for each gigabyte that it processes. At 0.045 these 60,000 GB cost 2,700 a month, against 33 for the hours. Before I build, I look at the flow logs, because container images or a log service could be the largest talkers. If it is the storage, the remedy is a gateway endpoint: a route to the storage’s prefix list, without a fee, and the machines stay private. It must stand in the route tables of all subnets. If one is forgotten, nothing breaks and it silently pays on, so Terraform makes the association from the same list as the subnets. Open connections may break when the route changes, therefore I do it zone by zone, at night. The endpoint policy allows only what is ours, which also leaves a thief nowhere to copy to. The trap is that packages and images may come from what others store, and those then fail with 403; so I first allow all, read the logs for a week, then tighten. The alternative is an interface endpoint. It costs by hour and gigabyte, but works from our own halls over the leased line, which the gateway kind does not. As for what is left, the single gateway is wrong in two ways: two zones pay for traffic across zones, and if its zone fails, all three are cut off. I take one per zone; 66 more a month is the price. For example, at my last film archive one subnet in the third zone had a table of its own and cost 900 until it was found. To check it, I compare BytesOutToDestination and BytesInFromDestination of the gateway per hour: I expect a drop of over 90 percent on the same day. An alert rises if it exceeds 50 GB in an hour.',
    ],
    sources: [
      'Amazon VPC User Guide, NAT gateways; Pricing for NAT gateways',
      'AWS PrivateLink documentation, Gateway endpoints for Amazon S3',
    ],
    why: 'Whether somebody follows a packet to see what it costs, and knows what a new route can break.',
  },
  {
    id: 'cloud/technical/one-key-throttled',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing'],
    type: 'technical',
    level: 'senior',
    skills: ['AWS', 'System Design', 'Data Modelling'],
    topics: ['consistency', 'operation'],
    stem: 'A counter of votes for a TV show lies in DynamoDB, one item for each of six singers. The table is provisioned for 40,000 writes a second and the graph shows 3,000 used. Yet most writes of one singer are refused with a throttling error. Why, and how do you build it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'partition',
        text: 'A partition has a limit of its own, 1,000 writes of a kilobyte a second, and one item lies in one partition.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'hot partition | hot key | partition limit | per partition | single partition | one partition | same partition | 1,000 write | 1000 write | partition key limit',
        ),
        hint: 'Where does such an item live, and what can that place do?',
      },
      {
        id: 'more-useless',
        text: 'More capacity for the table, or adaptive capacity, does not raise the limit of one key.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'adaptive capacity | on-demand not | raising capacity | more units | capacity help | on-demand help | throughput help | capacity useless | capacity matter | throughput solve | provisioning solve | same limit partition | capacity nothing | throughput nothing | units nothing | on-demand same limit | table limit irrelevant | capacity irrelevant | increasing table',
        ),
        hint: 'Would it do to pay for twice as much?',
      },
      {
        id: 'spread',
        text: 'Writes go to one of many parts of the counter, by a suffix; a reader sums them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sharded counter | write sharding | shard counter | random suffix | split counter | sum parts | spread keys | suffix key | suffixes key | random shard | shards | suffix | several keys | sub-keys | ten keys | divide counter | counter items | many items | several items | split key | counter several | multiple items | partial counters',
        ),
        hint: 'How can one number be more than one item?',
      },
      {
        id: 'buffer',
        text: 'Or votes go into a stream and are added up before they are written.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'kinesis | kafka | stream aggregate | queue aggregate | aggregate before | batch votes | batches votes | buffer votes | aggregated every | pre-aggregate | collect queue | queue once | votes queue | collect votes | aggregate memory | queue second | batch memory | batch writes',
        ),
        hint: 'Must every vote be its own write to that item?',
      },
      {
        id: 'twice',
        text: 'A repeated add counts twice: each vote has an id that is kept once.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'vote id | idempotent | idempotency | conditional put | attribute_not_exists | unique vote | counted twice | counts twice | deduplicate | double count | double counted | counted double | count double | retry twice | not idempotent | twice vote | vote twice',
        ),
        hint: 'The answer was lost, the program tries again: how many votes is that?',
      },
      {
        id: 'read',
        text: 'Reading then costs as many items as there are parts, and is a little behind: cached for a second.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'reads cost | read parts | cache second | cached second | summed every | eventually consistent | total every | stale total | read shards | sum shards | total lag | lag second | total behind | sum parts read',
        ),
        hint: 'What does the audience’s screen now have to do?',
      },
    ],
    followUps: {
      checking: ['How do you see which key is hot?'],
      reasoning: ['How many parts, and what is wrong with ten times more?'],
      example: ['What is written and read for one vote, field by field?'],
    },
    samples: [
      'The database is overloaded, so it has to be scaled. I would choose a bigger plan and enable automatic scaling, because that is the advantage of the cloud. If this is not enough, another database could be used. It is also helpful to inform the users and to monitor the system well during the show.',
      'It is a hot partition: one partition takes 1,000 writes a second, whatever the table has. I would use write sharding with a random suffix, so the writes go to several keys, and sum them. With a retry a vote may be counted twice, so it needs an id. I would load test it with 10,000 votes.',
      'Capacity belongs to the table, but the limit belongs to the place. One partition takes 1,000 write units a second, and an item is in one partition, so the favourite ends there, while the table is bored. More units change nothing, and adaptive capacity can at best give that item a partition to itself, with the same 1,000. So one number must become many items. I take write sharding: the key is singer and a suffix from 0 to 49, each vote picks one at random. Say the peak is 20,000 votes a second for one singer; that needs 20 shards at full load, and with 50 each stays at 400. Ten times more would cost the reader: all shards of six singers are 300 reads, therefore a job sums every second and the screen reads one cached total. But ADD is not safe to repeat, because after a timeout the vote may be in, and the retry counts twice. So I would first put the vote by its own id with attribute_not_exists; those keys are spread by nature. The alternative follows from that: the votes as a stream in Kinesis, and a worker that aggregates per singer for a second and adds once. That is 360 writes a minute instead of a million, and the votes can be counted again, which a final will demand. The price is a second of delay and a checkpoint that is written together with the sum. I choose the stream for the result and the sharded counter only if the screen must not wait. For example, at my last ticket shop one concert made the key hot, and the average over all keys showed 8 percent. To find the key I look at Contributor Insights, and expect one of six at the top with all throttled requests. To check the build, I replay 20,000 votes a second for one singer with every tenth sent twice; the sum must equal the count of different ids, with zero throttled. On the old table it should fail in the first second.',
    ],
    sources: [
      'Amazon DynamoDB Developer Guide, Best practices for designing and using partition keys effectively; Using write sharding to distribute workloads evenly',
      'Amazon DynamoDB Developer Guide, Burst and adaptive capacity; Working with items: Atomic counters',
    ],
    why: 'Whether somebody sees a limit below the average, and keeps the count right while it spreads.',
  },
]
