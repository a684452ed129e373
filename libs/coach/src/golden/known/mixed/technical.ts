import type { KnownAnswer } from '../known-answer'

export const TECHNICAL: readonly KnownAnswer[] = [
  {
    id: '17b1cd9e',
    question: 'machine-learning/technical/two-curves-part',
    text: "This is overfitting. From epoch 6 on the network memorises the training pictures and gets worse on ones it has never seen. I'd first use early stopping with a patience of three or so and restore the weights of epoch 6. After that data augmentation: flips, small rotations, crops, colour. Then dropout and weight decay. If that doesn't help, start from an ImageNet model and train only the last layers.",
    levels: { correctness: 3, checking: 0, reasoning: 1, example: 0, clarity: 4 },
  },
  {
    id: '5d56ccd0',
    question: 'data-science/technical/revenue-after-the-join',
    text: "There are duplicates in the result, so I'd add SELECT DISTINCT and then the sum should be right. The 4 % lower are probably rounding and currency differences, this is normal between systems; below five percent I would not invest time. One can multiply by a correction factor so that the dashboard agrees with finance.",
    levels: { correctness: 0, checking: 0, reasoning: 1, example: 0, clarity: 3 },
  },
  {
    id: '25b79987',
    question: 'cloud/technical/retries-on-four-layers',
    text: 'Each layer make three tries. So first layer 3, second 3 times 3, and in the end the database become 81 question for only one user. This was the reason that it could not stand up again: the database is healthy, but the tries are so many that it is always full. And it works for people which are already gone, their browser had timeout.\n\nI change that only one service makes retry, not four. Between the tries it waits, 1 second, 2 seconds, 4, and some random so not everybody comes in same moment. When many calls fail, the service stops to call for 30 seconds, this is circuit breaker. If the database has too much, better it says no quickly than to let all people waiting.',
    levels: { correctness: 3, checking: 0, reasoning: 2, example: 2, clarity: 4 },
  },
  {
    id: '6b1f7aa8',
    question: 'full-stack/technical/paid-twice',
    text: 'It is a race between reading "not paid" and writing "paid", and the slow call to the provider sits right in the gap, so the window is seconds wide. The button only stops one way in. Two tabs, the back button or a phone that repeats the request after a timeout get past it. There\'s a second hole: the provider charges, our process dies before marking the order, and the next try charges again.\n\nSo the server has to decide. I create a row in payments with a unique index on order id for all that have not failed, state "started", committed before any call goes out. Who fails to insert does not call, but shows the state of the other. The id of that row goes to the provider as idempotency key, so even a retry after a crash gets the first charge back instead of a new one. A row stuck in "started" is cleared up by asking the provider, or by its webhook, which may come twice too.\n\nI considered locking the order with SELECT FOR UPDATE across the call. It\'s less code, but it holds a connection for as long as the provider takes, and doesn\'t cover the crash.\n\nProof: twenty requests at once for the same order, with a stand-in for the provider which takes two seconds; one charge must come out. Then I kill the process after the charge and start again. In production I would compare our paid orders with the provider\'s report each night; an order that appears there twice raises an alert.',
    levels: { correctness: 4, checking: 4, reasoning: 4, example: 2, clarity: 4 },
  },
  {
    id: '2f51c3bc',
    question: 'artificial-intelligence/technical/manuals-one-in-ten',
    text: "Ten percent wrong can have two reasons: the passage wasn't found, or it was found and the model didn't use it properly. I'd take some of the wrong answers, maybe fifty, and open the log to see which passages were handed over. In the support bot I worked on for a maker of coffee machines it was mostly the first. We had cut the PDFs every 500 characters, so tables were torn apart and a warning was separated from its step. We changed the cutting so it follows headings and we put a reranker behind the vector search. It got noticeably better, although I don't have a number, because we were judging by eye.",
    levels: { correctness: 2, checking: 2, reasoning: 2, example: 4, clarity: 4 },
  },
  {
    id: '2a6d39e3',
    question: 'blockchain/technical/withdraw-order',
    text: "Security has always been the side of smart contracts that interested me most; I came to it from accounting, where I'd learned that every entry has a counter-entry, and where I spent eleven years checking other people's ledgers for a maker of kitchen furniture. My view is that many developers treat contracts as if they were normal software which one can patch on Monday. That is not so, because after deployment the code remains, and everybody in the world can read it and play with it, at night too, and with borrowed money.\n\nThere have been many attacks in the past years, some on bridges, some on lending protocols, some because a private key was stored badly. I always recommend reading post-mortems, as one learns more from them than from courses. In my opinion an audit is required for each contract that holds money, ideally by two firms, and a bug bounty on top of it.\n\nIn the present case, when one pays before one books, the other party can present itself again while the books still show the old sum, and the cashier pays a second time, out of what belongs to everyone else. In accounting you'd never do it in this order. You'd book first and pay afterwards. So I'd move the line. There are also libraries for this, which one can use, and in addition I'd pay attention to naming, comments, unit tests, documentation and a good README, since a clean code base makes it easier for the auditors to find their way.",
    levels: { correctness: 3, checking: 1, reasoning: 2, example: 2, clarity: 1 },
  },
  {
    id: '53f0ba4b',
    question: 'devops/technical/rename-without-a-pause',
    text: "I can't rename directly because when four instances are new and four are old, the old search a column which don't exist more, and the users see error 500. So I do in steps:\n\nFirst, I add two columns, they are empty. This is fast. Second, I deploy a version who write in the old column and also in the two new. Third, a script copy the old rows, 1000 by 1000, with little pause, because one UPDATE of 200 millions would lock and make the table double in size. If script stops, it continue from the last id. Fourth, I deploy version who read from new. Fifth, after some days, version which not write old anymore. In the end drop the old column.\n\nIt is important also to put lock_timeout, in my last company an ALTER TABLE waited for a long SELECT and all the site was blocked 6 minutes.",
    levels: { correctness: 4, checking: 0, reasoning: 3, example: 3, clarity: 4 },
  },
  {
    id: '68762aca',
    question: 'full-stack/technical/page-of-a-hundred-queries',
    text: "In production there are more data and more users than on a laptop, so the server is too slow. I would add a cache like Redis in front of it and compress the response, and use lazy loading so that the user doesn't notice so much. If it is still slow, more CPU. You could also fire all the customer requests with Promise.all, then they run in parallel and it takes only as long as one.",
    levels: { correctness: 0, checking: 0, reasoning: 1, example: 0, clarity: 3 },
  },
  {
    id: '92ded2e2',
    question: 'cybersecurity/technical/picture-by-address',
    text: "This is SSRF. The server makes the request, so the attacker can reach things which are not reachable from outside, such as an admin panel on 10.0.0.0/8 or a Redis on localhost. In AWS the most valuable target is 169.254.169.254, where you get the temporary keys of the instance role; that is how Capital One lost its data.\n\nDefences: resolve the host and refuse private ranges, allow only http and https, don't follow redirects, and switch on IMDSv2.",
    levels: { correctness: 2, checking: 0, reasoning: 2, example: 2, clarity: 4 },
  },
  {
    id: '0673e239',
    question: 'machine-learning/technical/right-in-996',
    text: 'It tells me nothing yet: a program that answers "fine" to every payment reaches the same 99.6 %. The model may be exactly that program.\n\nSo I\'d ask for counts. In a million payments there are 4,000 frauds. Suppose it flags 6,000 and 3,000 of them are real: recall is 75 %, precision 50 %, and it is right in 99.6 % as well, 4,000 mistakes. Same number, and a useful model.\n\nWhether it\'s good depends on what the mistakes cost. At Kestrel Pay a missed fraud cost us about 140 euros and a check by hand four, so flagging was worth it down to a precision of roughly 3 %. But the team could look at 900 cases a day, so in practice the question was: how many euros of fraud are in the top 900? I prefer that to the area under the ROC curve, which looks pleasant here because the millions of easy negatives dominate it. The price is that it has to be computed again if the team grows.\n\nI\'d test on later weeks than those it was trained on, never on a random split, as the same stolen card turns up on both sides. It would have failed for me if it catches less money in those 900 than the rule we already have, say "new card, above 300 euros, abroad".',
    levels: { correctness: 4, checking: 4, reasoning: 4, example: 4, clarity: 4 },
  },
  {
    id: '07df7bd2',
    question: 'cybersecurity/technical/table-of-passwords',
    text: 'The problem is two. First, SHA-256 is very fast algorithm, so the attacker can make very many tries in one second. Second, the salt is same for all users, so he calculate one time and he can compare with all 300 thousand. Also two users with same password have same hash, you can see it.\n\nIn my last work in small company of tickets we had similar, it was MD5. We did not reset all the passwords because users get angry. What we did: we took the old hash and put it inside of bcrypt with new salt for each user. So already the same night all were protected. Then when user make login, we save bcrypt of the true password and put the version number 2 in the column. After three months was 71 percent in version 2. I checked every week by a query of how many has version 1. For check that login works we made ten test users from before and tried them after.',
    levels: { correctness: 3, checking: 2, reasoning: 3, example: 4, clarity: 3 },
  },
  {
    id: '98a68455',
    question: 'devops/technical/restarts-under-load',
    text: 'Kubernetes gives us self-healing, which is one of its biggest strengths, and here it apparently needs some fine-tuning. I would look into the logs and dashboards to get to the root cause, scale where necessary and adapt the configuration. In such moments a cool head and good teamwork matter most. Afterwards a blameless post-mortem makes sure that we come out of this stronger than before.',
    levels: { correctness: 0, checking: 0, reasoning: 0, example: 0, clarity: 2 },
  },
]
