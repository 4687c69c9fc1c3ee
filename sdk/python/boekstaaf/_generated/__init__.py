"""The part of the package that follows from the contract. Made by npm run generate. Never edit."""
