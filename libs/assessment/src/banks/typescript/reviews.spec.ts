import { join } from 'node:path'
import { describeReviews } from '../../testing/describe-reviews'
import { TYPESCRIPT_BANK } from './bank'

describeReviews(TYPESCRIPT_BANK, join(__dirname, 'reviews.json'))
