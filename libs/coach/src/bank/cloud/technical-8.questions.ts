import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_TECHNICAL_8: readonly Question[] = [
  {
    id: 'cloud/technical/machines-that-do-not-come',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'technical',
    level: 'expert',
    skills: ['System Design', 'AWS', 'Kubernetes'],
    topics: ['operation'],
    stem: 'A service runs in three zones, 20 machines in each at 90 percent load, and grows by itself. When one zone failed, the two others should have grown by half. For 70 minutes hardly a new machine started, although the provider had enough of them at other times. Why, and how do you plan for it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'all-ask',
        text: 'In such a moment everybody asks for the same machines at once.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'everybody asks | everyone asks | insufficient capacity | insufficientinstancecapacity | thundering | same moment capacity | everybody wants | other customers | other tenants | everyone failed | capacity exhausted | everyone same | customers moment | every customer | customers replacements | customers same',
        ),
        hint: 'Who else had the same idea in that minute?',
      },
      {
        id: 'control-plane',
        text: 'Starting machines is the control plane, which is more complex and fails sooner than what already runs.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'control plane | data plane | control-plane | data-plane | api overloaded | api throttled | provider api | api limits | api slow',
        ),
        hint: 'What must work to start a machine, and what for one that runs?',
      },
      {
        id: 'static',
        text: 'Static stability: what is needed after the loss runs before it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'static stability | statically stable | pre-provisioned | preprovisioned | already running | over-provision | overprovision | spare machines | standby | no scaling | without scaling | running before | already started | extra machines',
        ),
        hint: 'How would you need nothing new at all?',
      },
      {
        id: 'sum',
        text: 'In three zones each carries half of the whole after a loss: 27 to 30 in each, at 60 to 67 percent.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          '27 each | 81 machines | 66 percent | n+1 | 30 zone | 27 zone | 30 each | 60 percent | 45 machines | 45 zone | 45 each | half total | 67 percent | carry half | 90 altogether | 90 total',
        ),
        hint: 'How many in each zone, and how busy on a good day?',
      },
      {
        id: 'hidden',
        text: 'What else is called on the way up: images, secrets, names, the scaler itself; none may stand in the lost zone.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'pull images | image registry | pulls image | secrets manager | fetch secrets | fetches secrets | startup dependencies | dns change | dns changes | on startup | hidden dependency | packages start | images pulled | secrets start | registry zone | start-up depends | registry secrets | depends registry | new machine needs | images secrets | warm up | bootstrapping registry | bootstrap depends',
        ),
        hint: 'A machine is there at last. What does it need before it can work?',
      },
      {
        id: 'leave-zone',
        text: 'Traffic leaves the zone by health checks that are there already, and does not cross between zones inside.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'health checks | health check | zonal shift | evacuate | evacuates | cross-zone | cross zone | zone independent | availability zone independence | zonal | stay zone | stays zone | traffic away | remove zone | traffic within | traffic zone | within zone',
        ),
        hint: 'How does the work find the way out of the bad zone?',
      },
      {
        id: 'price',
        text: 'The spare costs half as much again; less by shedding what may wait, by work that gives way, or by more zones. A reservation assures a machine and costs as one that runs.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'capacity reservation | capacity reservations | reserved capacity | shed load | load shedding | sheds load | four zones | batch jobs give | preempt | preemptible | lower priority | degrade | degraded',
        ),
        hint: 'It costs half as much again. Is there a cheaper way?',
      },
    ],
    followUps: {
      checking: ['How do you try the loss of a zone without luck?'],
      reasoning: ['For which services would you not pay that price?'],
      example: ['What happens in the first ten minutes with your plan?'],
    },
    samples: [
      'Availability is a central promise of the cloud, so I would complain to the provider and ask for compensation. One could use several providers, because this reduces the dependency. The scaling should also be configured better. Regular meetings about risks and a good emergency plan with clear responsibilities would help the team.',
      'When a zone fails, everybody asks for machines at the same time, so there is insufficient capacity. The control plane may have problems as well. I would use static stability: 30 in each zone already running, so nothing must be started. It costs 50 percent more. I would test it by switching off a zone on a quiet day.',
      'The plan hung on something that works least when it is needed. When a zone fails, every customer of the region asks for the same machines in the same minutes, and the provider answers with insufficient capacity. Besides, starting a machine goes through the control plane: placement, network, disks, rights, dozens of systems, some of them just then busy with the failure. What already runs needs only the data plane, which is simpler and keeps going. So I want static stability: after the loss nothing must be started, changed or decided. The sum: 60 machines at 90 percent are 54 full ones. Two zones must carry these, so 27 each would stand at 100; with 30 in each they reach 90, which they are used to. That is 90 machines at 60 percent on a good day, 50 percent more than now. The scaler may still add but its aim is set to 60, and it must not shrink below what a loss requires. It also must not be fooled: while requests fail, the average over all zones falls, and it would remove machines just then. Traffic leaves by health checks of the balancer that run anyway, and by a zonal shift for the grey case where the zone is only slow. Inside, calls stay in their zone, otherwise a third of them still dies in the bad one. Then I read what a machine needs at startup: it pulls images from a registry and fetches secrets, and our own cache for both stood in one zone. The alternative is cheaper: batch jobs that give way to the shop at once, and shed load for guests first. Capacity reservations only assure the machines; they cost as much as running ones and still must be started. For reports I would pay nothing and be down for an hour; a fourth zone lowers the spare from a half to a third. For example, at my last airport display the machines came after 40 minutes, and then waited for a DNS change that no one could make. To verify it, once a quarter we take a zone away at noon with starting of machines forbidden by policy: I expect errors below 0.1 percent after two minutes and both zones below 92 percent. With 20 in each it should fail at once. In between an alarm rises when load per zone exceeds 60 percent at peak.',
    ],
    sources: [
      'Weiss and Furr, Static stability using Availability Zones, Amazon Builders’ Library',
      'AWS whitepaper, AWS Fault Isolation Boundaries: Control planes and data planes; Static stability',
      'AWS whitepaper, Advanced Multi-AZ Resilience Patterns: Availability Zone independence',
    ],
    why: 'Whether somebody plans with what still works in a failure, and pays for it knowingly.',
  },
]
