/**
 * Measures the cost of stays beside the minute-by-minute twin, opening_hours.js and date-fns, in
 * one run; `--write` puts the figures into the README.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { areIntervalsOverlapping, eachDayOfInterval, getOverlappingDaysInIntervals } from 'date-fns'
import { measure } from 'mitata'
import OpeningHours from 'opening_hours'
import { calculateCost, compileTariff, type PriceInterval } from '../src/index.ts'
import { slowCost } from '../test/slowCost.ts'
