import { patterns } from '../patterns'
import type { Question } from '../question'

export const SECURITY_TECHNICAL_2: readonly Question[] = [
  {
    id: 'cybersecurity/technical/invoice-next-door',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['Application Security', 'Identity and Access Management'],
    topics: ['web', 'identity'],
    stem: 'A customer who is signed in opens /invoices/1041 and sees the own invoice. With /invoices/1042 in the address bar a stranger’s invoice appears. What is missing, where do you put it, and what would not be enough?',
    seconds: 240,
    keyPoints: [
      {
        id: 'may-you',
        text: 'Who somebody is was checked, but not what that person may see: authorisation of each object.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'idor | insecure direct object | broken access control | authorization missing | authorisation missing | authentication not authorization | authentication not authorisation | object level authorization | ownership check | never checks owner | without authorization',
        ),
        hint: 'Which of two things does signing in prove, and which does it not?',
      },
      {
        id: 'in-query',
        text: 'The server looks for the number together with the customer of the session, in the query itself.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'where customer_id | where owner | query filters customer | query includes customer | customer from session | user from session | session user id | id and customer | customer_id session | belongs session',
        ),
        hint: 'What else belongs into the line that reads the row?',
      },
      {
        id: 'not-hidden',
        text: 'Random ids or hidden links only make guessing harder; they leak, and the check is needed all the same.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'uuid | random ids | random id | unguessable | hiding links | hidden link | obscurity | harder to guess',
        ),
        hint: 'Would longer numbers do?',
      },
      {
        id: 'everywhere',
        text: 'The same fault is likely on other routes and verbs: one place that refuses by default.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'every route | all routes | other routes | deny by default | default deny | refuses by default | middleware | one policy | central place | pdf download | update and delete',
        ),
        hint: 'Is this the only address that is built so?',
      },
      {
        id: 'not-found',
        text: 'The answer is 404, the same as for a number that does not exist, and attempts are logged.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('404 | not found same | log attempts | logged attempts | same response'),
        hint: 'What does the refusal itself tell?',
      },
    ],
    followUps: {
      checking: ['Which users and requests does your test need, and what does each get?'],
      reasoning: ['Check after reading the row, or read with the check: which do you prefer?'],
      example: ['How does the query look before and after?'],
    },
    samples: [
      'This is a serious security problem, and it should be solved quickly. Data protection is very important for customers. I would use a secure framework, strong passwords and encryption for everything. It is also good to have an expert look over the whole application and to train the team on modern security.',
      'It is an IDOR. The user is logged in, but the server never checks the owner of the invoice. I would add the customer to the query, so where customer_id is the one of the session. A UUID is not enough, because the link can be shared. I would test it with a second user.',
      'This is broken access control, also known as IDOR: the session proves who somebody is, but nothing asks whether this invoice belongs to that person. I would put it into the query: select from invoices where id is 1042 and customer_id is the user from the session, never one from the request. I prefer that to a check after the read, because nobody can forget it between two lines; the price is that staff need a second query with their own rule. A UUID instead of 1042 makes it harder to guess, but addresses end up in mails, logs and browser histories, so the check is needed all the same. If one route has the fault, other routes have it too: the PDF download, update and delete. Therefore I would have a middleware that refuses by default, and each route has to name its rule. For a stranger it returns 404, the same response as for 9999999, since a 403 would tell which numbers exist. For example, at my last internship the page of an order was safe, while its export as a file took any number in the request. To check it I write a test with two customers: Ann reads her own invoice and gets 200, Ben requests the same number and must see 404, for GET, PUT and DELETE. On the old code that test should fail. I would also look at the logs for sessions that went through many numbers, and expect to see whether it was used.',
    ],
    sources: [
      'OWASP Top 10:2021, A01 Broken Access Control',
      'OWASP API Security Top 10 2023, API1 Broken Object Level Authorization',
      'OWASP Insecure Direct Object Reference Prevention Cheat Sheet',
    ],
    why: 'Whether somebody parts who a person is from what that person may do, and looks beyond the one address.',
  },
]
