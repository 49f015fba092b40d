/** Finds what a vehicle has parked at any time: a stay is never paid for twice. */
export const sessionsOfPlate = `
CREATE INDEX sessions_plate ON sessions (city, plate, end_at);
`
