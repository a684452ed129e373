import type { Bundle, JsonObject } from '@tryka/credentials'

/** Written by build/demonstration-badge.mts: a genuine badge of nobody. */
export const BADGE: Bundle = {
  v: 1,
  credential: {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    ],
    id: 'urn:uuid:5f1d7c52-6b0e-4c0b-9c1e-2f0a5d3b7a10',
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: 'Solidity: Advanced',
    issuer: {
      id: 'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
      type: ['Profile'],
      name: 'Tryka demonstration',
      url: 'https://tryka.example',
    },
    validFrom: '2026-11-21T10:00:00Z',
    validUntil: '2028-11-21T10:00:00Z',
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: 'sha256$3728e23e47e37ba8c25114ce4e3936f59aa795d618a6d299bae1489b3af5d307',
          identityType: 'emailAddress',
          salt: '0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a',
        },
      ],
      activityEndDate: '2026-11-21T09:58:00Z',
      achievement: {
        id: 'https://tryka.example/skills/solidity',
        type: ['Achievement'],
        achievementType: 'Assessment',
        name: 'Solidity',
        version: '2026.1',
        inLanguage: 'en',
        humanCode: 'solidity',
        tag: ['Solidity'],
        description: 'Reads, writes and repairs smart contracts in Solidity.',
        criteria: {
          id: 'https://tryka.example/skills/solidity#criteria',
          narrative: 'The highest level that the answers make at least 80 percent likely.',
        },
        resultDescription: [
          {
            id: 'https://tryka.example/skills/solidity#level',
            type: ['ResultDescription'],
            name: 'Level',
            resultType: 'RubricCriterionLevel',
            rubricCriterionLevel: [
              {
                id: 'https://tryka.example/skills/solidity#level-1',
                type: ['RubricCriterionLevel'],
                name: 'Beginner',
                level: '1',
                points: '350',
              },
              {
                id: 'https://tryka.example/skills/solidity#level-2',
                type: ['RubricCriterionLevel'],
                name: 'Intermediate',
                level: '2',
                points: '450',
              },
              {
                id: 'https://tryka.example/skills/solidity#level-3',
                type: ['RubricCriterionLevel'],
                name: 'Advanced',
                level: '3',
                points: '550',
              },
              {
                id: 'https://tryka.example/skills/solidity#level-4',
                type: ['RubricCriterionLevel'],
                name: 'Expert',
                level: '4',
                points: '650',
              },
            ],
          },
          {
            id: 'https://tryka.example/skills/solidity#score',
            type: ['ResultDescription'],
            name: 'Score',
            resultType: 'ScaledScore',
            valueMin: '200',
            valueMax: '800',
          },
          {
            id: 'https://tryka.example/skills/solidity#standard-error',
            type: ['ResultDescription'],
            name: 'Standard error of the score',
            resultType: 'ext:StandardError',
          },
          {
            id: 'https://tryka.example/skills/solidity#likelihood',
            type: ['ResultDescription'],
            name: 'Likelihood of levels 1 to 4, percent',
            resultType: 'ext:LevelLikelihood',
          },
          {
            id: 'https://tryka.example/skills/solidity#supervision',
            type: ['ResultDescription'],
            name: 'Supervision',
            resultType: 'ext:Supervision',
            allowedValue: ['unsupervised', 'live-rechecked'],
          },
          {
            id: 'https://tryka.example/skills/solidity#calibration',
            type: ['ResultDescription'],
            name: 'Calibration of the tasks',
            resultType: 'ext:Calibration',
            allowedValue: ['provisional', 'checked', 'calibrated'],
          },
        ],
      },
      result: [
        {
          type: ['Result'],
          resultDescription: 'https://tryka.example/skills/solidity#level',
          achievedLevel: 'https://tryka.example/skills/solidity#level-3',
          value: 'Advanced',
        },
        { type: ['Result'], resultDescription: 'https://tryka.example/skills/solidity#score', value: '612' },
        {
          type: ['Result'],
          resultDescription: 'https://tryka.example/skills/solidity#standard-error',
          value: '36',
        },
        {
          type: ['Result'],
          resultDescription: 'https://tryka.example/skills/solidity#likelihood',
          value: '100 100 96 15',
        },
        {
          type: ['Result'],
          resultDescription: 'https://tryka.example/skills/solidity#supervision',
          value: 'unsupervised',
        },
        {
          type: ['Result'],
          resultDescription: 'https://tryka.example/skills/solidity#calibration',
          value: 'provisional',
        },
      ],
    },
    evidence: [
      {
        id: 'urn:uuid:7c3c2d0e-53fd-4d35-8b52-6f8d7c1f9b21',
        type: ['Evidence'],
        name: 'Adaptive assessment',
        genre: 'Assessment',
        narrative: '22 tasks of bank solidity 2026.1. Unsupervised. A demonstration: nobody took it.',
      },
    ],
    credentialStatus: {
      id: 'https://demonstration.invalid/api/status/1#94567',
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '94567',
      statusListCredential: 'https://demonstration.invalid/api/status/1',
    },
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    proof: [
      {
        type: 'DataIntegrityProof',
        created: '2026-11-21T10:00:00Z',
        verificationMethod:
          'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz#z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
        cryptosuite: 'eddsa-rdfc-2022',
        proofPurpose: 'assertionMethod',
        proofValue:
          'zMXzNwRa4QAXuiqhPo46ZhWA8Die7vGDhGNWxiCZeh2CNVSKtd2UhDo4xQDNbDr3ZcZoG8sgQvqDorpGEcDCFmn4',
      },
      {
        '@context': [
          'https://www.w3.org/ns/credentials/v2',
          'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
          'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
        ],
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-jcs-2022',
        created: '2026-11-21T10:00:00Z',
        verificationMethod:
          'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz#z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
        proofPurpose: 'assertionMethod',
        proofValue:
          'z2nT4Jf3GSf8QzARsQ1KqJy1oKJrNauinhuescKsFqoiFpH7Mbm2g8xtZqCRnsRS8RXqc41pkeyqPaxQnog8MRzbn',
      },
    ],
  },
  tlogProof:
    'c2sp.org/tlog-proof@v1\nextra 62ALLwGS8qWUICT/Kxynp0k4Jq5E2WSYQH5OmsA7W9M=\nindex 1204\nF2BmD65Z1lWtOnDVRW4Usrbe7oOrhTzHLUcrH0sQxsA=\nlqZhSMeuJqKJ4wcWEideOL3WQ53e85VGsxzCWz8o0kc=\nY8CwQJprCJ2C59mNrf1csif62g79lqx9wtA3YGpLO1w=\nn4iIdOutuPyr6S5oM2be6F5pjIMyaoY7/Yp/F5AFD7Q=\ng7cJOvJOrs8kM4Jo9fwannF+ZmQVb0b030iKocIU4ew=\nUbbZUPSyBuPjPaP1KqnXIVHq803x2L2GiZiYLw0Pa6Y=\nbCohUYgPmhBzGJ8SodRcBjQ1KMCuZvS4jO7gOa2vLdU=\nl7kKwzAVntzH271Az33xiuYAnDR1zoRUyUd/ZlCTcmE=\nBTvzpuUIVik4EQ9DxcXxK+1XlX27CEG0NdKu0Fyz924=\noh3sDmJ3HXK3dWFt9nz0Vd07mk3urv/gTXpOmBB02RA=\n\ndemonstration.invalid/api/log\n1311\npcfbfYkeuSYqDBKVeSbN6embu9pZ1jqmcinVEsdwYCU=\n\n— demonstration.invalid/api/log KywaUxzBYfX3PzYShPehMhVG/er5bKXZS7+6SiFgTQ5f+fXHlaqLEuhJLg8NeSQ7lNPhe8TYHhhtASbxHa3M6EOSgwA=\n',
  statusListCredential: {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id: 'https://demonstration.invalid/api/status/1',
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: 'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
    validFrom: '2026-11-21T10:00:00Z',
    validUntil: '2028-11-21T10:00:00Z',
    credentialSubject: {
      id: 'https://demonstration.invalid/api/status/1#list',
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: 'uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA',
      ttl: 300000,
    },
    proof: [
      {
        type: 'DataIntegrityProof',
        created: '2026-11-21T10:00:00Z',
        verificationMethod:
          'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz#z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
        cryptosuite: 'eddsa-rdfc-2022',
        proofPurpose: 'assertionMethod',
        proofValue:
          'z28VwBLxzSyuiHrfP9rZxwantSWCRNxJw8LhEpt7NkMT2KuzaEBYMQwrzXcrdwM3GFaF2Pufut2ABmuJPGpz5wA1w',
      },
      {
        '@context': ['https://www.w3.org/ns/credentials/v2'],
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-jcs-2022',
        created: '2026-11-21T10:00:00Z',
        verificationMethod:
          'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz#z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
        proofPurpose: 'assertionMethod',
        proofValue:
          'z48LkPXdeKF48owN3rksqBLYXuCuLW2NghgGSmAbf6JgMM3kbxaJRFeAMBiF69ro2Gero6MWvhnTtFLUzWAiGie5u',
      },
    ],
  },
  statusProof:
    'c2sp.org/tlog-proof@v1\nindex 1205\n4IsC50rZZMHzsxRvq0IYJllYcf0qi7a/qdTkWwFr5Gk=\nlqZhSMeuJqKJ4wcWEideOL3WQ53e85VGsxzCWz8o0kc=\nY8CwQJprCJ2C59mNrf1csif62g79lqx9wtA3YGpLO1w=\nn4iIdOutuPyr6S5oM2be6F5pjIMyaoY7/Yp/F5AFD7Q=\ng7cJOvJOrs8kM4Jo9fwannF+ZmQVb0b030iKocIU4ew=\nUbbZUPSyBuPjPaP1KqnXIVHq803x2L2GiZiYLw0Pa6Y=\nbCohUYgPmhBzGJ8SodRcBjQ1KMCuZvS4jO7gOa2vLdU=\nl7kKwzAVntzH271Az33xiuYAnDR1zoRUyUd/ZlCTcmE=\nBTvzpuUIVik4EQ9DxcXxK+1XlX27CEG0NdKu0Fyz924=\noh3sDmJ3HXK3dWFt9nz0Vd07mk3urv/gTXpOmBB02RA=\n\ndemonstration.invalid/api/log\n1311\npcfbfYkeuSYqDBKVeSbN6embu9pZ1jqmcinVEsdwYCU=\n\n— demonstration.invalid/api/log KywaUxzBYfX3PzYShPehMhVG/er5bKXZS7+6SiFgTQ5f+fXHlaqLEuhJLg8NeSQ7lNPhe8TYHhhtASbxHa3M6EOSgwA=\n',
  didDocument: { id: 'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz' },
  keyHistory: [],
  anchors: [],
}

/** The list of revoked badges as it would be if this one were on it. */
export const REVOKED_LIST: JsonObject = {
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  id: 'https://demonstration.invalid/api/status/1',
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: 'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
  validFrom: '2026-11-21T10:00:00Z',
  validUntil: '2028-11-21T10:00:00Z',
  credentialSubject: {
    id: 'https://demonstration.invalid/api/status/1#list',
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: 'uH4sIAAAAAAAAA-3OMQ0AAAgDsOHfNBp2kZBWQRMAAAAAAAAAAAAAAL6Z6wAAAAAAtQVQdb5gAEAAAA',
    ttl: 300000,
  },
  proof: [
    {
      type: 'DataIntegrityProof',
      created: '2026-11-21T10:00:00Z',
      verificationMethod:
        'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz#z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
      cryptosuite: 'eddsa-rdfc-2022',
      proofPurpose: 'assertionMethod',
      proofValue: 'z2y3aLBVLMjrKJLDrQojbBHr3TYFWyKgmwAZAYgLv8Ymt1VFzh4LENFANH2jTscJEUgjoeh4xqSUGmBQPkvQdqyFN',
    },
    {
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-jcs-2022',
      created: '2026-11-21T10:00:00Z',
      verificationMethod:
        'did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz#z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz',
      proofPurpose: 'assertionMethod',
      proofValue: 'z4D7obhe5SBFYknNb1xj9yeWYncHyUjuGBArGLJ2yz4fVfaBzSE46BxSxshatWAUCrTkdBaPZGapUE8rocgDTMabu',
    },
  ],
}

/** Proofs of the same badge by a key that is not the issuer's. */
export const FORGED_PROOFS = JSON.parse(
  '[{"type":"DataIntegrityProof","created":"2026-11-21T10:00:00Z","verificationMethod":"did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz#z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz","cryptosuite":"eddsa-rdfc-2022","proofPurpose":"assertionMethod","proofValue":"z5WeiQyqw2daNVbTDcS2yMXMVHy9uywFvTQnXrgRqUWmgKnubor79nTF9L1sD2qeRgFZAsyCjJeX72xyPsicUXvK2"},{"@context":["https://www.w3.org/ns/credentials/v2","https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json","https://purl.imsglobal.org/spec/ob/v3p0/extensions.json"],"type":"DataIntegrityProof","cryptosuite":"eddsa-jcs-2022","created":"2026-11-21T10:00:00Z","verificationMethod":"did:key:z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz#z6MkiAkWoRjR8c1ZY5FHorempvkeHTxtuwSCqWBkCtjfXgiz","proofPurpose":"assertionMethod","proofValue":"z4jHaMNpbYLb6FCuQ5NMdH6ZfZVBu6PUTDZBRmLrwcoR2Kwv7LS7Ln7J2MaVTsCbsh7tLB64eMtvy3kZT6ekYPVEi"}]',
) as JsonObject[]
