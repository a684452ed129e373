import type { JsonObject } from '../json'

/** The whole signed example of the format; what follows from it is fixed in `golden.ts`. */
export const example: JsonObject = {
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
  ],
  id: 'urn:uuid:6f0d3f0a-8f0e-4a53-9a55-0f6f1f3d7c21',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Solidity: Advanced',
  issuer: {
    id: 'did:web:api.example.com:api:issuer',
    type: ['Profile'],
    name: 'Tryka',
    url: 'https://www.example.com',
  },
  validFrom: '2026-11-21T10:00:00Z',
  validUntil: '2028-11-21T10:00:00Z',
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [
      {
        type: 'IdentityObject',
        hashed: true,
        identityHash: 'sha256$9236f60f80e565336dbfcef246e7072cff0a9e5e6ffbc4cdc6ac737a2f1dc75f',
        identityType: 'emailAddress',
        salt: '000102030405060708090a0b0c0d0e0f',
      },
    ],
    activityEndDate: '2026-11-21T09:58:00Z',
    achievement: {
      id: 'https://www.example.com/skills/solidity',
      type: ['Achievement'],
      achievementType: 'Assessment',
      name: 'Solidity',
      version: '2026.1',
      inLanguage: 'en',
      humanCode: 'solidity',
      tag: ['Solidity'],
      description: 'Reads, writes and repairs smart contracts in Solidity.',
      criteria: {
        id: 'https://www.example.com/skills/solidity#criteria',
        narrative: 'The highest level that the answers make at least 80 percent likely.',
      },
      resultDescription: [
        {
          id: 'https://www.example.com/skills/solidity#level',
          type: ['ResultDescription'],
          name: 'Level',
          resultType: 'RubricCriterionLevel',
          rubricCriterionLevel: [
            {
              id: 'https://www.example.com/skills/solidity#level-1',
              type: ['RubricCriterionLevel'],
              name: 'Beginner',
              level: '1',
              points: '350',
            },
            {
              id: 'https://www.example.com/skills/solidity#level-2',
              type: ['RubricCriterionLevel'],
              name: 'Intermediate',
              level: '2',
              points: '450',
            },
            {
              id: 'https://www.example.com/skills/solidity#level-3',
              type: ['RubricCriterionLevel'],
              name: 'Advanced',
              level: '3',
              points: '550',
            },
            {
              id: 'https://www.example.com/skills/solidity#level-4',
              type: ['RubricCriterionLevel'],
              name: 'Expert',
              level: '4',
              points: '650',
            },
          ],
        },
        {
          id: 'https://www.example.com/skills/solidity#score',
          type: ['ResultDescription'],
          name: 'Score',
          resultType: 'ScaledScore',
          valueMin: '200',
          valueMax: '800',
        },
        {
          id: 'https://www.example.com/skills/solidity#standard-error',
          type: ['ResultDescription'],
          name: 'Standard error of the score',
          resultType: 'ext:StandardError',
        },
        {
          id: 'https://www.example.com/skills/solidity#likelihood',
          type: ['ResultDescription'],
          name: 'Likelihood of levels 1 to 4, percent',
          resultType: 'ext:LevelLikelihood',
        },
        {
          id: 'https://www.example.com/skills/solidity#supervision',
          type: ['ResultDescription'],
          name: 'Supervision',
          resultType: 'ext:Supervision',
          allowedValue: ['unsupervised', 'live-rechecked'],
        },
        {
          id: 'https://www.example.com/skills/solidity#calibration',
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
        resultDescription: 'https://www.example.com/skills/solidity#level',
        achievedLevel: 'https://www.example.com/skills/solidity#level-3',
        value: 'Advanced',
      },
      {
        type: ['Result'],
        resultDescription: 'https://www.example.com/skills/solidity#score',
        value: '612',
      },
      {
        type: ['Result'],
        resultDescription: 'https://www.example.com/skills/solidity#standard-error',
        value: '36',
      },
      {
        type: ['Result'],
        resultDescription: 'https://www.example.com/skills/solidity#likelihood',
        value: '100 98 86 31',
      },
      {
        type: ['Result'],
        resultDescription: 'https://www.example.com/skills/solidity#supervision',
        value: 'unsupervised',
      },
      {
        type: ['Result'],
        resultDescription: 'https://www.example.com/skills/solidity#calibration',
        value: 'provisional',
      },
    ],
  },
  evidence: [
    {
      id: 'urn:uuid:0b1c5f6e-2d5a-4f0e-8a39-5f0b8f3c9a10',
      type: ['Evidence'],
      name: 'Adaptive assessment',
      genre: 'Assessment',
      narrative: '22 tasks of bank solidity 2026.1. Unsupervised. Identity: e-mail address confirmed.',
    },
  ],
  credentialStatus: {
    id: 'https://api.example.com/api/status/1#94567',
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '94567',
    statusListCredential: 'https://api.example.com/api/status/1',
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
        'did:web:api.example.com:api:issuer#z6Mkp3tU1AxCfjYUAruwJ3pG3uUarEkBi1wU1cjXsBxvUzFY',
      cryptosuite: 'eddsa-rdfc-2022',
      proofPurpose: 'assertionMethod',
      proofValue: 'z4mwTsicgotAQbtzGKPQLqM8Xc5yXpzFgT8hjkQkkhhGpquJ2TyLSu4DNakKy1Lend5p7hYqnHoMb4Q5oECfwHaeX',
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
        'did:web:api.example.com:api:issuer#z6Mkp3tU1AxCfjYUAruwJ3pG3uUarEkBi1wU1cjXsBxvUzFY',
      proofPurpose: 'assertionMethod',
      proofValue: 'z3jnXhoX8WEFFYtQZZkQQM54AXTakYAUNTtmzATZHhJDpc6nJpSE4nNLLZjAcQRHe3ETgeyCRiFoVFBG956xfw8aX',
    },
  ],
}
