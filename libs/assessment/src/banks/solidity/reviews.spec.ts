import { join } from 'node:path'
import { describeReviews } from '../../testing/describe-reviews'
import { SOLIDITY_BANK } from './bank'

describeReviews(SOLIDITY_BANK, join(__dirname, 'reviews.json'))
