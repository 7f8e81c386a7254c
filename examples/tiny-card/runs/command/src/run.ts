console.log('card');
