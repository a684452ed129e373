import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_TECHNICAL_7: readonly Question[] = [
  {
    id: 'cloud/technical/invoices-by-link',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'Cybersecurity'],
    type: 'technical',
    level: 'entry',
    skills: ['AWS', 'Cloud Security', 'Identity and Access Management'],
    topics: ['identity'],
    stem: 'A shop keeps its invoices as PDF in an S3 bucket. So that customers can open them by a link, somebody made the bucket public; the names are long and random. Now a search engine shows some invoices. What do you do today, and how do customers get theirs?',
    seconds: 240,
    keyPoints: [
      {
        id: 'close',
        text: 'Public access is blocked at once, for this store and, where nothing else needs it, for the whole account, although links in mails break.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'block public access | public access block | make private | close bucket | public access off | remove public | bucket closed',
        ),
        hint: 'What is the first switch?',
      },
      {
        id: 'name-no-secret',
        text: 'A long name is no protection: links travel in mails, logs and histories, and a public listing shows all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'forwarded | list objects | listbucket | referer | shared link | links get shared | links travel | obscurity | name protection | name secret | names secret | listing bucket | bucket listing | link forwarded | passed on',
        ),
        hint: 'How can somebody find a name that nobody can guess?',
      },
      {
        id: 'presigned',
        text: 'The application checks whose invoice it is and hands out an address that is signed and ends in minutes.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'presigned | pre-signed | signed url | signed urls | signed link | signed address | signed cookies | streams file | serve file itself | temporary link | temporary url | expiring link | expiring url | link expires | url expires',
        ),
        hint: 'How can one file be opened for one person and a short time?',
      },
      {
        id: 'check',
        text: 'Before that it checks that the customer is signed in and the invoice is theirs.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'checks customer | checks owner | check owner | checks invoice belongs | invoice belongs | checks whose | check whose | belongs customer | signed customer | own invoices | customer owns | customer logged | authorisation check | authorization check | verifies owns | user owns | only own',
        ),
        hint: 'Who decides whether this person may see this file?',
      },
      {
        id: 'logs',
        text: 'The logs say who fetched what; where none were kept, the worst is assumed, and those responsible for data protection hear of it today.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'access logs | access log | cloudtrail | data breach | 72 hours | notify authority | report breach | protection officer',
        ),
        hint: 'Who may have read them, and who has to be told?',
      },
      {
        id: 'copies',
        text: 'The search engine is asked to take its copies out, and a CDN to forget its own.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'removal request | remove from index | removal tool | search console | cached copies | cache cleared | purge cdn | invalidate cdn | purge cache | deindex',
        ),
        hint: 'Is it gone when the bucket is closed?',
      },
    ],
    followUps: {
      checking: ['How do you see from outside that it is closed?'],
      reasoning: ['How long should such an address be valid, and what speaks for shorter or longer?'],
      example: ['What happens, step by step, when a customer clicks?'],
    },
    samples: [
      'Data protection is very important today. I would inform the management and look for a more secure provider. The PDF files could get a watermark. In addition the employees should have a training, so that such a mistake does not happen again, and a certificate would show the customers that we take it seriously.',
      'I would switch on Block Public Access today, because the invoices are personal data. Then the application gives a presigned URL that is valid for some minutes, after it checks that the invoice belongs to the customer. I would look into the access logs to see who read them. I test it with the old link, which must fail.',
      'First I switch on Block Public Access: for this store at once, for the whole account as soon as I have seen that no other one must be public. Links in old mails break by that, and I accept it, since each hour costs more than some calls to support. Before I change more I secure the access logs: they say which files were fetched, from where and how often. If none were kept, I must assume that all were read. The data protection officer hears of it today, because under the GDPR a breach is reported within 72 hours unless a risk is unlikely. The long name was never a protection: links are forwarded, are kept by browsers and logs, and if listing was public too, one request shows all names. The search engine gets a removal request, and the CDN is purged, otherwise the copies live on. For the customers I put the application in between. The mail links to a page of the shop; it wants a sign-in, and asks whether the invoice belongs to this customer. Then it makes a presigned URL for this one file, valid for two minutes, and redirects. Shorter may fail on a slow phone; longer is a link that can be passed on, because whoever has it can open it. The alternative is to send the file through the application itself: no link exists at all, but each PDF costs memory and time of our servers. With 300 KB both work; I choose the signed link. The role of the application may read only these files. For example, at my last mail order house it was a test folder with copies of real data, which nobody had on the list. As a test, I fetch an old link without sign-in and expect 403, then as customer A the page of an invoice of B and expect 404. After three minutes the signed link must fail too. A rule watches all stores and raises an alarm when one becomes public; I try it with an empty one.',
    ],
    sources: [
      'Amazon S3 User Guide, Blocking public access to your Amazon S3 storage; Download and upload objects with presigned URLs; Logging requests with server access logging',
      'Regulation (EU) 2016/679, Article 33',
    ],
    why: 'Whether somebody closes first, tells a hard name from a right, and thinks of what has already got out.',
  },
  {
    id: 'cloud/technical/longer-than-hidden',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'Full Stack Development'],
    type: 'technical',
    level: 'mid',
    skills: ['AWS', 'Java', 'System Design'],
    topics: ['queues'],
    stem: 'Workers take films to convert from an SQS queue. Most take ten seconds. Since customers send long ones, some films are converted three times in parallel, the queue never gets empty, and a broken film has been going round for two days. The visibility timeout is 30 seconds. What happens, and what do you set?',
    seconds: 300,
    keyPoints: [
      {
        id: 'visible-again',
        text: 'A message that was taken is only hidden; after 30 seconds without deletion the next worker gets it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'visible again | becomes visible | reappears | appears again | only hidden | redelivered | delivered again | handed again | second worker',
        ),
        hint: 'What becomes of a message when somebody takes it?',
      },
      {
        id: 'extend',
        text: 'The worker prolongs the time while it works, or the timeout fits the longest.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'changemessagevisibility | extend visibility | extends visibility | extend timeout | extends timeout | raise timeout | heartbeat visibility | heartbeat message | heartbeat | prolong | prolongs | longer timeout | prolong visibility | timeout longer | renew visibility | extend message | timeout minutes | increase timeout | increase visibility | timeout hour | timeout higher | longer visibility',
        ),
        hint: 'How does the queue learn that somebody is still at it?',
      },
      {
        id: 'trade',
        text: 'A long timeout for all means that after a crash the film waits that long.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'crash waits | crashes waits | crashed worker | worker crashes | worker dies | dead worker | crash timeout | crash longer | worker crash | crashes hours | slow recovery | dies timeout | crash later | crash hour | retried later',
        ),
        hint: 'What is the price of an hour for everybody?',
      },
      {
        id: 'dead-letter',
        text: 'After some tries it goes to a dead-letter queue that somebody looks at.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('dead-letter | dead letter | dlq | maxreceivecount | max receive count | redrive'),
        hint: 'Where should the broken one end?',
      },
      {
        id: 'idempotent',
        text: 'Twice still happens, as delivery is at least once: the result has a fixed name, and who comes second sees that it is there.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'at-least-once | idempotent | idempotency | already converted | fixed name | status table | done already | least once | output name | conditional write | output exists | result exists | check exists | exists already | lock film | lock table | twice harm',
        ),
        hint: 'Can you be sure then that each is done once?',
      },
      {
        id: 'apart',
        text: 'Long and short ones get queues of their own, and the age of the oldest message is the measure, not the length.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'separate queue | own queue | two queues | oldest message | approximateageofoldestmessage | slow queue | queue long films | queue for long | queues long | long films queue | age oldest',
        ),
        hint: 'Should ten seconds wait behind an hour?',
      },
    ],
    followUps: {
      checking: ['How do you show that a worker may die at any moment?'],
      reasoning: ['A fixed long time or one that is prolonged: when which?'],
      example: ['A film of ten minutes: what happens at 0, 30 and 60 seconds?'],
    },
    samples: [
      'The system needs more capacity, so I would add more workers and use a faster machine. Long films could be forbidden or cost extra. Another queue product may also be better suited. It is important to monitor everything, and the developers should look at the code and optimise the conversion as far as possible.',
      'After 30 seconds the message becomes visible again, so the next worker takes it. I would extend the visibility while the worker runs. A dead-letter queue after three tries takes the broken film. It should be idempotent as well, because SQS delivers at least once. I would test it with a film of ten minutes and see if it is converted once.',
      'To take a message does not remove it; it is only hidden for 30 seconds. A film of ten minutes is visible again at 0:30, a second worker starts, at 1:00 a third. That makes more work than there is, therefore the queue never gets empty, and more workers would make it worse. The broken film fails each time, is never deleted, and goes round until the retention of four days ends. I set four things. The worker extends the visibility: it sets 60 seconds, and every 20 it calls ChangeMessageVisibility while the conversion truly makes progress, not by a blind timer, otherwise one that hangs holds it up to the limit of 12 hours. The alternative is a fixed timeout of one hour. It is a single line, but when a worker crashes the film waits an hour for the next, and with spot machines that is daily; for jobs of nearly equal length I would take it. A dead-letter queue receives it after three tries, with an alarm at the first message, because a queue that nobody reads is only a slower way to lose things. Three and not one, since a machine may vanish without fault of the film. And twice still happens, as the standard queue delivers at least once: the result is named by the film and its settings, the worker writes to a temporary name and puts the end in place by a conditional write; who comes second sees it is already converted and deletes its message. Long films get a queue of their own, so ten seconds do not wait behind an hour, and I scale by the age of the oldest message. For example, at my last language school a lecture of three hours was converted eleven times and cost 240 in one night. To check it, I send 20 films of ten minutes and kill a worker in the middle: I expect each result once, the killed one resumed within 60 seconds, and 21 receives in total. With the old setting the count should exceed 300. A broken film must be in the dead-letter queue after three.',
    ],
    sources: [
      'Amazon SQS Developer Guide, Amazon SQS visibility timeout; Using dead-letter queues in Amazon SQS; At-least-once delivery',
      'Amazon SQS API Reference, ChangeMessageVisibility',
    ],
    why: 'Whether somebody knows what a queue promises, and what time means to it.',
  },
  {
    id: 'cloud/technical/backups-under-the-same-key',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'Cybersecurity'],
    type: 'technical',
    level: 'senior',
    skills: ['Cloud Security', 'AWS', 'Incident Response'],
    topics: ['threats', 'operation'],
    stem: 'A company makes nightly snapshots of all databases, encrypted, in the same cloud account, kept for 35 days; the page shows them green. An attacker with the rights of an administrator could be in there tomorrow. What are these backups worth then, and how do you arrange them?',
    seconds: 360,
    keyPoints: [
      {
        id: 'same-rights',
        text: 'Whoever may delete the databases may delete their snapshots as well.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'delete snapshots | deletes snapshots | delete both | same administrator | wipe backups | same rights | delete backups | deletes backups | delete copies | deletes copies | administrator delete | remove backups | admin delete | delete them | delete everything | destroy backups | delete too | erase backups | same blast radius',
        ),
        hint: 'What else may that person do besides reading?',
      },
      {
        id: 'other-account',
        text: 'Copies lie in another account, with other people, and are fetched rather than sent or may only be added.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'separate account | another account | other account | cross-account | cross account | backup account | different account | other organisation | second account | off site | offsite | offline copy | another provider | other provider | isolated account | air gap | air-gapped',
        ),
        hint: 'Where would the same rights end?',
      },
      {
        id: 'locked',
        text: 'There they cannot be deleted before their time, not even by the root user.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'vault lock | object lock | compliance mode | immutable | immutability | worm | write once | retention lock | cannot shortened | not even root | cannot deleted',
        ),
        hint: 'And if the other side has got in there, too?',
      },
      {
        id: 'key',
        text: 'A copy is as good as its key: one whose key lies in the first account is lost with it, so it is encrypted anew with a key over there.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'kms key | re-encrypt | re-encrypted | encrypted anew | managed key | scheduled deletion | schedules deletion | disable key | different key | snapshots useless | copies useless | unreadable',
        ),
        hint: 'What is needed besides the copy to read it?',
      },
      {
        id: 'restore',
        text: 'Green means written, not restored: it is restored regularly, by a machine, and looked at and timed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'restore test | restore tests | test restore | restore weekly | restores weekly | restore monthly | restores every | restored into | practise restore | restore drill | full restore | rto | recovery time | test restoring | restore regularly | restore practice | green restored | created restored',
        ),
        hint: 'What does green tell you, and what not?',
      },
      {
        id: 'dwell',
        text: 'Somebody may have been in for weeks: older copies are kept, and the clean point is looked for before going live.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'dwell | clean point | last clean | older copies | monthly copies | longer retention | infected backup | already altered | weeks noticed | weeks unnoticed | weeks inside | months earlier | inside months | months before | months unnoticed | longer year | keep year | already compromised | already infected | back door | backdoor | monthly backups | yearly copies | long retention | days too short',
        ),
        hint: 'How long may somebody have been there before you notice?',
      },
      {
        id: 'rest',
        text: 'Data alone does not run: configuration, secrets and the description of the network are needed as well.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'infrastructure code | terraform state | configuration too | secrets too | dns zones | container images | identity provider | rebuild environment | empty account',
        ),
        hint: 'What else do you need to be open for business?',
      },
    ],
    followUps: {
      checking: ['How do you test it as the attacker would?'],
      reasoning: ['What does a lock that nobody can open cost you?'],
      example: ['Monday at eight all is gone. What do you do until noon?'],
    },
    samples: [
      'Backups are the basis of every security concept, and it is good that there are some. I would make them more often and check the page daily. A strong password for the administrator is important too. The cloud provider is very reliable, so a total loss is unlikely, but an insurance can be useful.',
      'An attacker with admin rights could delete the snapshots too. I would copy them to a separate account, with Vault Lock in compliance mode, so that they are immutable. The KMS key must be in the other account, otherwise it may be deleted. And a restore test every month, because green does not say that it works.',
      'Against a failed disk they are worth a lot, against this attacker almost nothing. The same administrator may delete snapshots and databases in one script. He need not even do that: the copies are encrypted with a KMS key of this account, and if he schedules its deletion, after 7 to 30 days they are noise. So I ask what survives when this account is lost as a whole. Copies go each night to a separate account, in another region, with two other people as its administrators and no role that leads there from ours. They are re-encrypted over there with a key that lives there. Vault Lock in compliance mode keeps them for the time, and neither root nor the provider’s support can shorten it. That is the price as well: a wrong copy of 40 TB is paid for until the end, and a duty to erase one person’s data needs a rule, such as erasing again after each restore. Governance mode is the alternative, where a few may unlock; I use it for the first weeks until the times are right. Thirty-five days may be too short, since attackers are often inside for weeks before they are noticed, and the last copy may hold the back door or data that was already altered. I keep twelve monthly copies, and look for the last clean point before anything goes live. Green only means written. Each week a machine restores one database into an empty account, counts the rows and compares checksums, and notes the time; for example, at my last grain dealer the first full restore took 31 hours where the board had been told four. With it goes the rest: Terraform state, secrets, DNS zones, images, otherwise the data has no place to live. To test it as the attacker, a colleague gets administrator for a day and tries to delete everything from the copy of our environment: I expect each attempt on the vault to be denied, and an alarm within five minutes on the key. If a single copy can be shortened, the test has failed. A full restore twice a year, and I count the hours.',
    ],
    sources: [
      'NIST SP 800-209, Security Guidelines for Storage Infrastructure, section 4 on data protection and isolation',
      'AWS Backup Developer Guide, AWS Backup Vault Lock; Creating backup copies across AWS accounts',
      'AWS Key Management Service Developer Guide, Delete AWS KMS keys',
    ],
    why: 'Whether somebody asks what survives, counts the key among it, and trusts a restore and no colour.',
  },
]
