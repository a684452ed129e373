import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_TECHNICAL_2: readonly Question[] = [
  {
    id: 'cloud/technical/picture-there-and-gone',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'technical',
    level: 'entry',
    skills: ['AWS', 'System Design'],
    topics: ['operation'],
    stem: 'A web service ran on one virtual machine. Since there are three behind a load balancer, people lose their sign-in at random, and pictures that they uploaded are there on one click and gone on the next. Why, and what do you change?',
    seconds: 240,
    keyPoints: [
      {
        id: 'local',
        text: 'Files and sessions lie on the disk or in the memory of one machine, and the next request meets another.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'local disk | disk of one | own disk | in memory of | session in memory | sessions in memory | memory of process | another instance | different instance',
        ),
        hint: 'Where did the first request leave what it made?',
      },
      {
        id: 'object-store',
        text: 'Pictures go to object storage that all machines reach.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('object storage | object store | s3 | bucket | blob storage | shared storage'),
        hint: 'Where would files lie so that all three see them?',
      },
      {
        id: 'session-store',
        text: 'Sessions go to a shared store, or into a signed cookie whose key all know.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'redis | shared session | session store | sessions in database | session table | signed cookie | signed token | same signing key',
        ),
        hint: 'How does the second machine know who is there?',
      },
      {
        id: 'sticky',
        text: 'Binding a person to one machine only hides it: when that machine goes, all on it goes too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('sticky sessions | sticky session | session affinity | stickiness | affinity hides'),
        hint: 'Which setting makes it seem repaired at once, and until when?',
      },
      {
        id: 'move',
        text: 'What lies on the old disks is copied before a machine is replaced.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'copy old files | copy existing | migrate files | sync disks | move existing | copied from disks | disks copied | files copied',
        ),
        hint: 'What of the files that are there already?',
      },
    ],
    followUps: {
      checking: ['How do you show that any of the three may be switched off?'],
      reasoning: ['A shared store or a signed cookie for sessions: what does each cost?'],
      example: ['Which machine answers which of four clicks, and what does it find?'],
    },
    samples: [
      'The cloud is very flexible and scales well, so this can be solved. Probably the configuration is not optimal. I would check the settings of the provider and maybe use larger machines. A good architecture is important, and the documentation has many best practices that one should follow for a modern application.',
      'The uploads are on the local disk of one instance, so the others do not have them. I would put them in S3. The login is lost because sessions are in memory, so I would use Redis. I would test it with two instances and try whether the picture is still there after several clicks.',
      'The service is stateful: a picture lies on the local disk of the instance that took the upload, and the session in memory of its process. The balancer sends the next request to another instance, which has neither. With three of them a click finds the file one time in three. I would put pictures into object storage, a private bucket in S3 with links that end after five minutes, because it grows by itself and survives each machine. Sessions I would put into Redis. A signed cookie is the alternative: it needs no store, but nobody can be signed out before its time is over, so I prefer the store; the price is one more thing that can fail and about a millisecond per request. Sticky sessions would be the quick way. They only hide it, since everybody on a machine loses all when it goes away, and load becomes uneven. Before that I copy existing files from all three disks, in two runs, so that uploads in between are not lost. For example, at my last course project we turned on affinity before a demo; one machine restarted at noon, and 40 users were out at once. To check, a test uploads a picture, then reads it 30 times without affinity, and must see 200 each time. Then I switch off one machine after another in staging while a script stays signed in; I expect not one 401. On the old setup the same script should fail within a few requests.',
    ],
    sources: [
      'The Twelve-Factor App, VI. Processes',
      'AWS documentation, Sticky sessions for your Application Load Balancer',
    ],
    why: 'Whether somebody knows what a machine may keep to itself when there are several.',
  },
]
