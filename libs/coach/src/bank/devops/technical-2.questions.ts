import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_TECHNICAL_2: readonly Question[] = [
  {
    id: 'devops/technical/key-in-the-history',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Cybersecurity'],
    type: 'technical',
    level: 'entry',
    skills: ['Docker', 'Application Security'],
    topics: ['security', 'operation'],
    stem: 'You notice that yesterday you pushed a file with the access key of the production storage to a repository that many can read. A colleague says: delete the file and push again. What do you do, in which order, and why?',
    seconds: 240,
    keyPoints: [
      {
        id: 'history',
        text: 'Deleting it in a new commit leaves it in all earlier ones, and in clones and forks.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'git history | still in history | stays in history | earlier commit | old commit | previous commits | clones and forks | all clones',
        ),
        hint: 'What does somebody see who looks at the day before?',
      },
      {
        id: 'rotate',
        text: 'First the key is made worthless: a new one is issued and the old one revoked.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'rotate | revoke | deactivate key | disable key | disable old | invalidate key | issue new key | make new key',
        ),
        hint: 'What makes it not matter who has read it?',
      },
      {
        id: 'used',
        text: 'The logs of the storage say whether somebody used it in between, and those responsible are told at once.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'access logs | audit log | audit logs | cloudtrail | tell security | security team | report incident | unknown addresses',
        ),
        hint: 'It lay there for a day: what do you need to find out, and who with you?',
      },
      {
        id: 'prevent',
        text: 'A scan before the commit and in the pipeline stops the next one.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'secret scanning | secret scanner | push protection | pre-commit hook | pre-commit | gitleaks | scan commits | trufflehog',
        ),
        hint: 'What would have stopped you?',
      },
      {
        id: 'no-key',
        text: 'It comes at run time from a store, or there is none: the job gets a role for minutes.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'secret manager | secrets manager | vault | short-lived | short lived | oidc | workload identity | temporary credentials | environment at runtime',
        ),
        hint: 'Why was there something to lose at all?',
      },
    ],
    followUps: {
      checking: ['How do you know that the old one is refused, and that nothing still needs it?'],
      reasoning: ['Do you rewrite the past of the repository? What does it cost the others?'],
      example: ['Which commands do you run in the first ten minutes?'],
    },
    samples: [
      'Secrets should never be public, because security is very important in every company. I would apologise and be more careful in the future. The team should have clear rules and good training, so that such mistakes do not happen again. It is also useful to have a positive culture where everyone can speak openly.',
      'Deleting the file is not enough, since the key is still in the history of git. I would rotate the key first. Then I would check the logs and tell my lead. Later I would remove it from the history. I would test that the application works with the new key.',
      'The key is lost, so first I make it worthless. I tell the security team in the same minute, issue a new key, put it into the services, and disable the old key; if nothing critical hangs on it, I disable it before anything else. Deleting the file and pushing again does not help, because the key stays in git history and in all clones and forks; robots find such keys on public hosts within minutes. Next come the access logs: I look from the minute of the push for requests from unknown addresses, and for new users or keys that the old one made. Rewriting the history with git filter-repo is the alternative that people name first. I would do it last or not at all, since everybody has to clone again and the price is a morning of the whole team, while a dead key harms nobody. Against the next time I would use gitleaks as a pre-commit hook and push protection on the server, because a hook alone can be skipped. Better still there is no such key: the pipeline takes short-lived credentials by OIDC. For example, at my last student job a key lay in an .env file that went into a Docker image; we deleted the file in the next layer, and docker history still showed it. To check, I call the storage with the old key and expect to see it fail with 403, and I watch the error rate of each service for an hour. I also commit a fake key on a branch, and the scan must turn red.',
    ],
    sources: [
      'GitHub documentation, Removing sensitive data from a repository',
      'OWASP Secrets Management Cheat Sheet',
    ],
    why: 'Whether somebody ends the harm before tidying up, and tells others at once.',
  },
]
