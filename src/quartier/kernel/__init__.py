"""What all games share: the contract, records, the generator, errors."""
